import { useState } from 'react';
import { useGoToSection, useScrollToSection } from '#app/sections.ts';
import { useBetaForm } from '#app/useBetaForm.ts';
import { useContactForm } from '#app/useContactForm.ts';
import { features, featuresIntro } from '#demo/features.ts';
import { LandingScreen } from '#screens/landing/LandingScreen.tsx';

export function Component() {
  const beta = useBetaForm();
  const contact = useContactForm();
  const [openFeature, setOpenFeature] = useState<string | null>(null);
  const goToSection = useGoToSection();
  useScrollToSection();
  return (
    <LandingScreen
      beta={beta}
      contact={contact}
      product={{
        intro: featuresIntro,
        features,
        openFeature,
        onToggle: (id) => setOpenFeature((open) => (open === id ? null : id)),
      }}
      onSection={goToSection}
    />
  );
}
