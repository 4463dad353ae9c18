import { type ComponentProps, useState } from 'react';
import { type ContractRow, contractFields } from 'shared-api/entities';
import { formatMoney } from 'shared-ui/format';
import { DeleteIcon, DownloadIcon, SendIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { BulkBar, BulkResult, LateDialog, loadBulkResult } from 'shared-ui/work';
import { mayDo } from '../common/actions/next-action';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { bulkMessages as words } from './bulk.messages';
import { type BulkAction, isDone, useBulk } from './use-bulk';

interface BulkActionsProps {
  rows: readonly ContractRow[];
  /** Of their totals, in integer cents. */
  sum: number;
  onClear(): void;
  /** Chooses the list's other contracts too; absent where all are chosen, or not a whole page. */
  widen?: ComponentProps<typeof BulkBar>['widen'];
  /** Takes the chosen rows out as a file. */
  onExport(): void;
}

const loadResendDialog = async () => (await import('./bulk-resend-dialog')).BulkResendDialog;
const loadRemoveDialog = async () => (await import('./bulk-remove-dialog')).BulkRemoveDialog;
const results = { 'resend-sms': words.resent, delete: words.removed };

/** What a link needs before it can be sent: which car it is for, and whom it goes to. */
const hasForLink = (row: ContractRow) => contractFields('needed', 'link').every((field) => row[field] !== '');

/** Nothing has left yet that could be sent again. */
const isFirstLink = ({ status }: ContractRow) => status === 'DRAFT';

/** What can be done with the chosen contracts, and afterwards what became of each. */
export function BulkActions({ rows, sum, onClear, widen, onExport }: BulkActionsProps) {
  const intl = useIntl();
  const { actor } = useBackOffice();
  const bulk = useBulk();
  const [asking, setAsking] = useState<'resend' | 'remove' | null>(null);
  const count = rows.length;
  const sendable = rows.filter((row) => mayDo('send', row, actor) && hasForLink(row));
  const removable = rows.filter((row) => mayDo('remove', row, actor)).length;

  async function act(action: BulkAction, reason?: string) {
    try {
      await loadBulkResult();
    } catch (error) {
      // Nothing was done, which is said.
      reportError(error);
      return;
    }
    bulk.mutate({ action, rows, reason }, { onSuccess: clear });
  }

  function ask(what: 'resend' | 'remove') {
    bulk.reset();
    setAsking(what);
  }

  function clear() {
    setAsking(null);
    onClear();
  }

  return (
    <>
      <BulkBar
        count={count}
        sum={formatMoney(sum)}
        onClear={clear}
        widen={widen}
        main={{
          key: 'resend',
          icon: SendIcon,
          label: (
            <FormattedMessage
              {...(sendable.length === count || sendable.length === 0 ? words.resend : words.resendSome)}
              values={{ count, fits: sendable.length, first: sendable.some(isFirstLink) ? 'yes' : 'no' }}
            />
          ),
          impossible: sendable.length === 0 ? intl.formatMessage(words.resendNone) : undefined,
          loading: bulk.isPending && bulk.variables.action === 'resend-sms',
          onSelect: () => ask('resend'),
        }}
        actions={[
          {
            key: 'delete',
            icon: DeleteIcon,
            label: <FormattedMessage {...words.remove} />,
            impossible:
              removable === 0 ? intl.formatMessage(actor === 'admin' ? words.removePaid : words.removeNone) : undefined,
            onSelect: () => ask('remove'),
          },
          { key: 'export', icon: DownloadIcon, label: <FormattedMessage {...words.export} />, onSelect: onExport },
        ]}
      />
      {asking === 'resend' && count > 0 && (
        <LateDialog
          load={loadResendDialog}
          open
          onClose={() => setAsking(null)}
          dialog={{
            sendable: sendable.length,
            left: count - sendable.length,
            signing: sendable.filter(({ status }) => status === 'PENDING').length,
            sending: bulk.isPending,
            error: bulk.error,
            onSend: () => void act('resend-sms'),
          }}
        />
      )}
      {asking === 'remove' && count > 0 && (
        <LateDialog
          load={loadRemoveDialog}
          open
          onClose={() => setAsking(null)}
          dialog={{
            removable,
            left: count - removable,
            removing: bulk.isPending,
            error: bulk.error,
            onRemove: (reason: string) => void act('delete', reason),
          }}
        />
      )}
      {bulk.data && (
        <BulkResult
          open
          onClose={bulk.reset}
          title={<FormattedMessage {...results[bulk.data.action]} />}
          rows={bulk.data.rows.map(({ row, result }) => ({
            key: row.contract_uid,
            name: row.code,
            done: isDone(result),
            sentence: result.message,
          }))}
        />
      )}
    </>
  );
}
