import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Notice } from '#components/Notice.tsx';

const NoticeContext = createContext<((text: string) => void) | undefined>(undefined);

/** Says something short at the foot of the screen, once, and takes it away by itself. */
export function useNotice(): (text: string) => void {
  const notify = useContext(NoticeContext);
  if (!notify) throw new Error('useNotice needs a NoticeProvider above it.');
  return notify;
}

/** Holds the one notice on screen. A newer one takes the older one's place. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState({ text: '', open: false, key: 0 });
  const notify = useCallback(
    (text: string) => setNotice(({ key }) => ({ text, open: true, key: key + 1 })),
    [],
  );
  return (
    <NoticeContext value={notify}>
      {children}
      <Notice
        key={notice.key}
        text={notice.text}
        open={notice.open}
        onClose={() => setNotice((shown) => ({ ...shown, open: false }))}
      />
    </NoticeContext>
  );
}
