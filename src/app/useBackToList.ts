import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';

/**
 * From one of a list's items back to the list. Where the item was opened from the list, that is what the
 * browser's Back does, so that the history does not grow; otherwise the list takes the item's place.
 */
export function useBackToList(openId: string | undefined, listPath: string): () => void {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const shown = useRef(openId);
  const listIsBehind = useRef(false);
  useEffect(() => {
    if (shown.current === openId) return;
    listIsBehind.current = shown.current === undefined && navigationType === 'PUSH';
    shown.current = openId;
  }, [openId, navigationType]);
  return () => {
    if (listIsBehind.current) navigate(-1);
    else navigate(listPath, { replace: true });
  };
}
