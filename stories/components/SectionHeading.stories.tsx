import { SectionHeading } from '#components/SectionHeading.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Section heading',
  component: SectionHeading,
  args: { title: 'How a plan comes about' },
});

export const WithLead = meta.story({
  name: 'Title and lead',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: { children: 'It starts with what you already do well, and with one job you would like.' },
});

export const TitleOnly = meta.story({ name: 'Title alone' });
