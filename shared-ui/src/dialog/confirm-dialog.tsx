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
  onConfirm(): void;
  onCancel(): void;
  /** Red for what destroys. */
  danger?: boolean;
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
  onConfirm,
  onCancel,
  danger = false,
  loading,
  disabled,
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onCancel}
      title={title}
      size="confirm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
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
