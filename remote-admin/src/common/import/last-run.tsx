import { useState } from 'react';
import type { ImportRun } from 'shared-api/entities';
import { Button, chakra, Note, Text } from 'shared-ui';
import { failureText, useKeptKey } from 'shared-ui/data';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import type { ImportDesk } from './import-desk';
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
  desk: ImportDesk;
  lastRun: NonNullable<ImportDesk['lastRun']>;
  undo: NonNullable<ImportDesk['undo']>;
}

/** The last import while it can still be taken back. */
export function LastRun({ desk, lastRun, undo }: LastRunProps) {
  const { data: run } = useQuery({ queryKey: [...desk.key, 'last'], queryFn: lastRun, retry: false });
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
      {asking && <UndoDialog desk={desk} run={run} undo={undo} onClose={() => setAsking(false)} />}
    </Line>
  );
}

interface UndoDialogProps extends Pick<LastRunProps, 'desk' | 'undo'> {
  run: ImportRun;
  onClose(): void;
}

function UndoDialog({ desk, run, undo, onClose }: UndoDialogProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const key = useKeptKey();
  const takeBack = useMutation({
    mutationFn: () => undo(run.import_id, { quiet: true, idempotencyKey: key.of(run.import_id) }),
    onSuccess() {
      key.done();
      void client.invalidateQueries({ queryKey: desk.key });
      desk.onChanged();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={<FormattedMessage {...messages.undoTitle} />}
      confirm={<FormattedMessage {...messages.undoConfirm} />}
      loading={takeBack.isPending}
      onCancel={onClose}
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
