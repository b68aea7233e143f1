import Button from '@mui/material/Button';
import { MessagePage } from '#components/MessagePage.tsx';
import { industryPath, routes } from '#domain/routes.ts';

/** Shown for an industry whose page has not been written, and for any other id (§8). */
export function IndustryNotFoundScreen() {
  return (
    <MessagePage
      title="Industry not found"
      actions={
        <>
          <Button href={routes.learning} size="large">
            Back to Career Index
          </Button>
          <Button href={industryPath('finance')} size="large" variant="outlined" color="secondary">
            Read about finance
          </Button>
        </>
      }
    >
      There is no page about this industry yet. The one about finance is written, and shows what to
      expect from the others.
    </MessagePage>
  );
}
