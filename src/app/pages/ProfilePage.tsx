import { useNotice } from '#app/NoticeProvider.tsx';
import { useProfileForm } from '#app/useProfileForm.ts';
import { assessments } from '#demo/profile.ts';
import { ProfileScreen } from '#screens/profile/ProfileScreen.tsx';

export function Component() {
  const [form, edit] = useProfileForm();
  const notify = useNotice();
  return (
    <ProfileScreen
      form={form}
      onEdit={edit}
      assessments={assessments}
      onUnavailable={(label) => notify(`${label} is not part of this demo. Nothing was changed.`)}
    />
  );
}
