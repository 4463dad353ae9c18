import { Dialog } from 'shared-ui/overlays';
import { closeDialog, useDialogRequest } from './dialog-store';

/** Shows what an area asked to be shown in a dialog. It only opens and closes. */
export function DialogHost() {
  const request = useDialogRequest();
  return (
    <Dialog open={request !== null} onClose={closeDialog} title={request?.title} width={request?.width}>
      {request?.body}
    </Dialog>
  );
}
