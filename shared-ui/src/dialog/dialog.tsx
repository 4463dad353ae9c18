import { useState } from 'react';
import { FormattedMessage } from '../intl';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { messages } from './messages';

interface DialogProps extends Omit<DialogFrameProps, 'held'> {
  /**
   * Something would be lost by closing: the ground does not close it, and Escape and the cross ask first. A button of
   * the dialog's own that says what it does need not ask.
   */
  dirty?: boolean;
}

/** A dialog over the page; see `DialogFrame`. */
export function Dialog({ dirty = false, ...frame }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const asks = frame.open && dirty;
  // Saved meanwhile: the question is over, and does not come back with the next change.
  if (asking && !asks) setAsking(false);
  return (
    <>
      <DialogFrame {...frame} held={dirty} onClose={asks ? () => setAsking(true) : frame.onClose} />
      {/* Taken away at once: a dialog that is still closing would close the other with it. */}
      {asks && asking && (
        <ConfirmDialog
          open
          danger
          title={<FormattedMessage {...messages.discardTitle} />}
          confirm={<FormattedMessage {...messages.discard} />}
          cancel={<FormattedMessage {...messages.keepOpen} />}
          onConfirm={frame.onClose}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage {...messages.discardText} />
        </ConfirmDialog>
      )}
    </>
  );
}
