import { SiteFooter } from '#components/SiteFooter.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Site footer',
  component: SiteFooter,
  parameters: { fullBleed: true, pictures: ['desktop', 'tablet', 'smallPhone'] },
});

export const Footer = meta.story({ name: 'The site’s links' });
