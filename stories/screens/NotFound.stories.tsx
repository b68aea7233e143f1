import { NotFoundScreen } from '#screens/notFound/NotFoundScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { publicFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: wholePage,
  decorators: [publicFrame('/nowhere')],
});

export const NotFound = meta.story({ name: 'Page not found' });
