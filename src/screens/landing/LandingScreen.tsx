import type { BetaCardProps } from './BetaCard.tsx';
import { ClosingBanner } from './ClosingBanner.tsx';
import { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
import { FeatureSection, type FeatureSectionProps } from './FeatureSection.tsx';
import { Hero } from './Hero.tsx';

type LandingScreenProps = {
  beta: BetaCardProps;
  product: FeatureSectionProps;
  contact: ContactSectionProps;
  /** Goes to a section of this page, given its link: "/#beta". */
  onSection: (href: string) => void;
};

/** The landing page (§2): hero with the beta waitlist, features, contact form, closing banner. */
export function LandingScreen({ beta, product, contact, onSection }: LandingScreenProps) {
  return (
    <>
      <Hero beta={beta} />
      <FeatureSection {...product} />
      <ContactSection {...contact} />
      <ClosingBanner onSection={onSection} />
    </>
  );
}
