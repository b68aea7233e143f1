import Button from '@mui/material/Button';
import { MessagePage } from '#components/MessagePage.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Message page',
  component: MessagePage,
  parameters: { fullBleed: true, pictures: ['desktop', 'smallPhone'] },
});

export const SomethingBroke = meta.story({
  name: 'Two ways on',
  args: {
    title: 'This page lost its way',
    children:
      'Something broke while the page was drawn. What you entered elsewhere is still there.',
    actions: (
      <>
        <Button>Try again</Button>
        <Button variant="outlined" color="secondary" href="/">
          Go to the start page
        </Button>
      </>
    ),
  },
});
