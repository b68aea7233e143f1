import { mission, team } from '#demo/about.ts';
import { AboutScreen } from '#screens/about/AboutScreen.tsx';

export function Component() {
  return <AboutScreen mission={mission} team={team} />;
}
