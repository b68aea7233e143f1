import { useProfileForm } from '#app/useProfileForm.ts';
import { dashboardSteps, recommendedActions } from '#demo/dashboard.ts';
import { givenName } from '#domain/profile.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';

export function Component() {
  const [form] = useProfileForm();
  return (
    <DashboardScreen
      givenName={givenName(form.fullName)}
      steps={dashboardSteps}
      actions={recommendedActions}
    />
  );
}
