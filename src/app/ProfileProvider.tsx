import { createContext, type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import type { ProfileForm } from '#domain/profile.ts';

/** The profile as the member has edited it; undefined until the first edit. */
type EditedProfile = ProfileForm | undefined;

/** Read and written through `useProfileForm`. */
export const ProfileContext = createContext<
  readonly [EditedProfile, Dispatch<SetStateAction<EditedProfile>>] | undefined
>(undefined);

/**
 * Keeps the edits of the profile while the app is open, also when a member looks at a public page in between.
 * It starts empty, so that public pages do not load the demo member.
 */
export function ProfileProvider({ children }: { children: ReactNode }) {
  const state = useState<EditedProfile>();
  return <ProfileContext value={state}>{children}</ProfileContext>;
}
