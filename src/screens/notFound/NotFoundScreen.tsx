import Button from '@mui/material/Button';
import { MessagePage } from '#components/MessagePage.tsx';
import { routes } from '#domain/routes.ts';

/** Shown for any address that no route knows. */
export function NotFoundScreen() {
  return (
    <MessagePage
      title="The trail ends here"
      actions={
        <>
          <Button href={routes.home} size="large">
            Go to the start page
          </Button>
          <Button href={routes.dashboard} size="large" variant="outlined" color="secondary">
            Open the dashboard
          </Button>
        </>
      }
    >
      There is no page at this address. It may have moved, or the link has a slip in it.
    </MessagePage>
  );
}
