import { useCallback } from 'react';
import type { NetworkingEvent } from '#domain/events.ts';
import type { NetworkingView } from '#domain/networking.ts';
import type { Professional } from '#domain/professionals.ts';
import { NetworkingOverview } from './NetworkingOverview.tsx';
import { PeopleList } from './PeopleList.tsx';
import { useFocusHeading } from './useFocusHeading.ts';

/** Overview or list, and what is searched; it lives in the address (§4). */
type NetworkingState = { view: NetworkingView; q: string };

type NetworkingScreenProps = {
  state: NetworkingState;
  onStateChange: (change: Partial<NetworkingState>) => void;
  people: readonly Professional[];
  /** Soonest first. */
  events: readonly NetworkingEvent[];
};

/** The Networking Center (§2): recommended people and events, or everybody with a search. */
export function NetworkingScreen({ state, onStateChange, people, events }: NetworkingScreenProps) {
  const holder = useFocusHeading(state.view);
  const search = useCallback((q: string) => onStateChange({ q }), [onStateChange]);
  return (
    <div ref={holder}>
      {state.view === 'all' ? (
        <PeopleList people={people} query={state.q} onQueryChange={search} />
      ) : (
        <NetworkingOverview people={people} events={events} />
      )}
    </div>
  );
}
