import { RouteError } from './RouteError.tsx';

/** The last resort, when the shell itself broke: the same words, without the shell. */
export function ShellError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
