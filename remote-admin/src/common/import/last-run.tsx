import { useState } from 'react';
import type { ImportRun } from 'shared-api/entities';
import { Button, chakra, Note, Text } from 'shared-ui';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import type { ImportAdapter } from './import-adapter';
import { messages } from './messages';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    marginInlineStart: { sm: 'auto' },
    textStyle: 'small',
    color: 'fg.muted',
  },
});

interface LastRunProps {
  adapter: ImportAdapter;
  lastRun: NonNullable<ImportAdapter['lastRun']>;
  undo: NonNullable<ImportAdapter['undo']>;
  onUndone(importId: string): void;
}

/** The last import while it can still be taken back. */
export function LastRun({ adapter, lastRun, undo, onUndone }: LastRunProps) {
  const { data: run } = useQuery({ queryKey: [...adapter.key, 'last'], queryFn: lastRun, retry: false });
  const [asking, setAsking] = useState(false);
  if (!run) return null;
  return (
    <Line>
      <FormattedMessage
        {...messages.lastRun}
        values={{ date: formatDateTime(run.at), rows: run.rows, by: run.by ?? 'none' }}
      />
      <Button look="link" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.undo} />
      </Button>
      {asking && (
        <UndoDialog adapter={adapter} run={run} undo={undo} onUndone={onUndone} onClose={() => setAsking(false)} />
      )}
    </Line>
  );
}

interface UndoDialogProps extends Pick<LastRunProps, 'adapter' | 'undo' | 'onUndone'> {
  run: ImportRun;
  onClose(): void;
}

function UndoDialog({ adapter, run, undo, onUndone, onClose }: UndoDialogProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  const takeBack = useMutation({
    mutationFn: () => withKey(run.import_id, (idempotencyKey) => undo(run.import_id, { quiet: true, idempotencyKey })),
    onSuccess() {
      void client.invalidateQueries({ queryKey: adapter.key });
      adapter.onChanged();
      onUndone(run.import_id);
      onClose();
    },
  });

  /** Somebody else has taken it back, or gone on from it: once that is read, the page shows what there is now. */
  function close() {
    if (takeBack.isError) void client.invalidateQueries({ queryKey: adapter.key });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...messages.undoTitle} />}
      confirm={<FormattedMessage {...messages.undoConfirm} />}
      loading={takeBack.isPending}
      onCancel={close}
      onConfirm={() => takeBack.mutate()}
    >
      <Text>
        <FormattedMessage {...messages.undoText} values={{ file: run.file_name }} />
      </Text>
      {takeBack.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(takeBack.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
