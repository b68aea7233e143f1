import { NotFoundScreen } from '#screens/notFound/NotFoundScreen.tsx';

export function Component() {
  return <NotFoundScreen />;
}
