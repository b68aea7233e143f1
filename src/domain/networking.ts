import { parseChoice } from './choice.ts';
import { routes } from './routes.ts';

/** What the networking center shows: a few of everything, or the full list of people (§4). */
export type NetworkingView = 'overview' | 'all';

const views: readonly NetworkingView[] = ['overview', 'all'];

/** The view a URL asks for; the overview when it names none (§2). */
export function parseNetworkingView(value: string | null): NetworkingView {
  return parseChoice(value, views, 'overview');
}

/** Where View All leads (§2). */
export const allPeoplePath = `${routes.networking}?view=all`;
