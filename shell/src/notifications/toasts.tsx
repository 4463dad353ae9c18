import { Toaster } from 'shared-ui';
import { closeNotice, useNotices } from './notice-store';

/** The notices that stand on the page now. */
export function Toasts() {
  const shown = useNotices((notices) => notices.shown);
  return (
    <Toaster
      toasts={shown.map(({ id, text, type, timeout }) => ({
        id: String(id),
        tone: type,
        message: text,
        duration: timeout,
      }))}
      onClose={(id) => closeNotice(Number(id))}
    />
  );
}
