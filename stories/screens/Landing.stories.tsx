import { fn } from 'storybook/test';
import { features, featuresIntro } from '#demo/features.ts';
import { initialBetaForm } from '#domain/betaForm.ts';
import { initialContactForm } from '#domain/contactForm.ts';
import { LandingScreen } from '#screens/landing/LandingScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { publicFrame, wholePage } from '../support/frames.tsx';

const product = { intro: featuresIntro, features, onToggle: fn() };

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: wholePage,
  decorators: [publicFrame('/')],
  args: {
    beta: { form: initialBetaForm, onChange: fn(), onSubmit: fn() },
    contact: { form: initialContactForm, onChange: fn(), onSubmit: fn() },
    onSection: fn(),
  },
});

export const Closed = meta.story({
  name: 'Cards closed',
  parameters: { pictures: ['desktop', 'tablet', 'phone', 'smallPhone'] },
  args: { product: { ...product, openFeature: null } },
});

export const OneOpen = meta.story({
  name: 'One card open',
  args: { product: { ...product, openFeature: 'profile-management' } },
});
