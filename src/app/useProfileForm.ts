import { useContext } from 'react';
import { profile } from '#demo/profile.ts';
import { editField, type ProfileEdit, type ProfileForm, profileForm } from '#domain/profile.ts';
import { ProfileContext } from './ProfileProvider.tsx';

/** The demo member's profile with this visit's edits, and the way to edit it. Nothing is stored (§3). */
export function useProfileForm(): readonly [ProfileForm, (edit: ProfileEdit) => void] {
  const context = useContext(ProfileContext);
  if (!context) throw new Error('useProfileForm needs a ProfileProvider above it.');
  const [edited, setEdited] = context;
  const edit = (change: ProfileEdit) =>
    setEdited((form) => editField(form ?? profileForm(profile), change));
  return [edited ?? profileForm(profile), edit];
}
