import { useSyncExternalStore } from 'react';
import type { DialogRequest } from 'shared-api/host';
import { Dialog } from 'shared-ui/overlays';

/** The shell's dialog for a test: the host's service for it, and what `DialogStand` shows. */
export function createTestDialog() {
  let request: DialogRequest | null = null;
  let tell = () => {};
  const show = (next: DialogRequest | null) => {
    request = next;
    tell();
  };
  return {
    open: (next: DialogRequest) => show(next),
    close: () => show(null),
    get: () => request,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  };
}

/** Shows what the page asks the shell to show. */
export function DialogStand({ dialog }: { dialog: ReturnType<typeof createTestDialog> }) {
  const request = useSyncExternalStore(dialog.subscribe, dialog.get);
  return (
    <Dialog open={request !== null} onClose={dialog.close} title={request?.title}>
      {request?.body}
    </Dialog>
  );
}
