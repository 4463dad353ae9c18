import { Button } from 'shared-ui';
import { type ToastData, Toaster } from 'shared-ui/components';
import { useNewVersion } from '../navigation/use-new-version';
import { closeNotice, useNotices } from './notice-store';

/** The notices that stand on the page now, that of a new version among them. */
export function Toasts() {
  const newVersion = useNewVersion();
  const shown = useNotices((notices) => notices.shown);
  const notices = shown.map(({ id, text, type, timeout, action }) => ({
    toast: {
      id: String(id),
      tone: type,
      message: text,
      duration: timeout,
      action: action && (
        <Button
          look="link"
          onClick={() => {
            closeNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      ),
    },
    close: () => closeNotice(id),
  }));
  const all = newVersion ? [newVersion, ...notices] : notices;
  return (
    <Toaster
      toasts={all.map(({ toast }): ToastData => toast)}
      onClose={(closed) => all.find(({ toast }) => toast.id === closed)?.close()}
    />
  );
}
