import { parseText } from '#app/urlState.ts';
import { useUrlState } from '#app/useUrlState.ts';
import { events } from '#demo/events.ts';
import { professionals } from '#demo/professionals.ts';
import { parseNetworkingView } from '#domain/networking.ts';
import { NetworkingScreen } from '#screens/networking/NetworkingScreen.tsx';

const fields = { view: parseNetworkingView, q: parseText };

export function Component() {
  const [state, change] = useUrlState(fields);
  return (
    <NetworkingScreen state={state} onStateChange={change} people={professionals} events={events} />
  );
}
