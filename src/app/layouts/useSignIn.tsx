import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotice } from '#app/NoticeProvider.tsx';
import type { SignInProps } from './SignIn.tsx';

/**
 * The sign-in dialog, loaded when it is first asked for. `dialog` belongs into the page; `open` opens it
 * with an empty form. Going to another page, or back, closes it.
 */
export function useSignIn(): { open: () => void; dialog: ReactNode } {
  const { key: place } = useLocation();
  const notify = useNotice();
  const [Dialog, setDialog] = useState<ComponentType<SignInProps>>();
  const [shown, setShown] = useState<{ visit: number; place: string | null }>({
    visit: 0,
    place: null,
  });

  return {
    open: async () => {
      setShown(({ visit }) => ({ visit: visit + 1, place }));
      try {
        const { SignIn } = await import('./SignIn.tsx');
        setDialog(() => SignIn);
      } catch {
        notify('Sign In could not be loaded. Please check your connection and try again.');
      }
    },
    dialog: Dialog && (
      <Dialog
        key={shown.visit}
        open={shown.place === place}
        onClose={() => setShown(({ visit }) => ({ visit, place: null }))}
      />
    ),
  };
}
