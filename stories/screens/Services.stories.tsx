import { expect, fn } from 'storybook/test';
import { howItWorks, services } from '#demo/services.ts';
import { ServicesScreen } from '#screens/services/ServicesScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { publicFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/Services',
  component: ServicesScreen,
  parameters: { ...wholePage, pictures: ['desktop', 'tablet', 'phone'] },
  decorators: [publicFrame('/services', { signIn: false })],
  args: { services, steps: howItWorks, betaHref: '/#beta', onSection: fn() },
});

export const Services = meta.story({
  name: 'Six services and three steps',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Join the Beta' }));
    await expect(args.onSection).toHaveBeenCalledWith('/#beta');
    // The picture shows the page as it is found.
    canvas.getByRole('link', { name: 'Join the Beta' }).blur();
    window.scrollTo(0, 0);
  },
});

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterausbildung';

export const LongTexts = meta.story({
  name: 'Very long words and texts',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    services: services.slice(0, 2).map((service) => ({
      ...service,
      title: `${service.title} and ${long}`,
      description: `${service.description} ${service.description} ${service.description}`,
      points: [`${long}, ${long}`, ...service.points.slice(1)] as unknown as [
        string,
        string,
        string,
      ],
    })),
    steps: howItWorks.map((step) => ({
      ...step,
      title: `${step.title}: ${long}`,
      description: `${step.description} ${step.description}`,
    })),
  },
});
