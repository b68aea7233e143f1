import Button from '@mui/material/Button';
import { MessagePage } from '#components/MessagePage.tsx';
import { routes } from '#domain/routes.ts';

/** A screen broke: the shell round it stays, and the person gets a way on. */
export function RouteError() {
  return (
    <MessagePage
      title="This page ran into a problem"
      actions={
        <>
          <Button size="large" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button size="large" variant="outlined" color="secondary" href={routes.home}>
            Go to the start page
          </Button>
        </>
      }
    >
      Something on our side went wrong while showing it. Trying again often helps.
    </MessagePage>
  );
}
