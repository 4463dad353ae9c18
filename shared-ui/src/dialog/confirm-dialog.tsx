import type { ReactNode } from 'react';
import { Button } from '../button';
import { FormattedMessage } from '../intl';
import { DialogFrame } from './dialog-frame';
import { messages } from './messages';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, and what cannot be taken back. */
  children?: ReactNode;
  /** The action as a verb: "Elimina". */
  confirm: ReactNode;
  /** "Annulla" unless a dialog below has that button, too. */
  cancel?: ReactNode;
  onConfirm(): void;
  onCancel(): void;
  /** Red for what destroys. */
  danger?: boolean;
  /** What was confirmed is on its way: there is nothing to cancel any more until its answer has come. */
  loading?: boolean;
  /** Not yet possible, such as before a word is typed. */
  disabled?: boolean;
}

/** One question, two answers, 480 px. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = <FormattedMessage {...messages.cancel} />,
  onConfirm,
  onCancel,
  danger = false,
  loading = false,
  disabled,
}: ConfirmDialogProps) {
  const close = () => {
    if (!loading) onCancel();
  };
  return (
    <DialogFrame
      open={open}
      onClose={close}
      title={title}
      size="confirm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={close} disabled={loading}>
            {cancel}
          </Button>
          <Button look={danger ? 'danger' : 'solid'} onClick={onConfirm} loading={loading} disabled={disabled}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
