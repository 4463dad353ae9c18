import type { ReactNode } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { Note, Stack } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { type AreaChange, useAreaChange } from './use-area-change';

interface ChangeDialogProps {
  /** As it was when the question was asked: news that arrive meanwhile do not slip under the answer. */
  area: AreaStatus;
  /** Null while it is not complete. */
  change: AreaChange | null;
  title: ReactNode;
  confirm: ReactNode;
  danger?: boolean;
  children: ReactNode;
  onClose(): void;
}

/** Asks before an area changes for people, does it, and says here why it could not. */
export function ChangeDialog({ area, change, title, confirm, danger, children, onClose }: ChangeDialogProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useAreaChange({ quiet: true });
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirm={confirm}
      disabled={change === null}
      loading={isPending}
      onConfirm={() => change && mutate({ area, change }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <Stack gap="16px" align="stretch">
        {error && (
          <Note tone="error" role="alert">
            {failureText(error, intl)}
          </Note>
        )}
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
