import { PublicHeader } from '#components/PublicHeader.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Public header',
  component: PublicHeader,
  parameters: { fullBleed: true, pictures: ['desktop', 'smallPhone'] },
});

export const Header = meta.story({
  name: 'Title and lead',
  args: {
    title: 'People who know the way',
    children:
      'A small team of counselors, engineers and former job seekers, which is to say all of us.',
  },
});
