import { useGoToSection } from '#app/sections.ts';
import { howItWorks, services } from '#demo/services.ts';
import { routes } from '#domain/routes.ts';
import { ServicesScreen } from '#screens/services/ServicesScreen.tsx';

export function Component() {
  const goToSection = useGoToSection();
  return (
    <ServicesScreen
      services={services}
      steps={howItWorks}
      betaHref={`${routes.home}#beta`}
      onSection={goToSection}
    />
  );
}
