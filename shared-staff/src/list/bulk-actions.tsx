import { type ComponentProps, useState } from 'react';
import type { ContractRow } from 'shared-api/entities';
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

const loadRemoveDialog = async () => (await import('./bulk-remove-dialog')).BulkRemoveDialog;
const results = { 'resend-sms': words.resent, delete: words.removed };

/** What can be done with the chosen contracts, and afterwards what became of each. */
export function BulkActions({ rows, sum, onClear, widen, onExport }: BulkActionsProps) {
  const intl = useIntl();
  const { actor } = useBackOffice();
  const bulk = useBulk();
  const [asking, setAsking] = useState(false);
  const count = rows.length;
  const sendable = rows.filter((row) => mayDo('send', row, actor)).length;
  const removable = rows.filter((row) => mayDo('remove', row, actor)).length;

  async function act(action: BulkAction, reason?: string) {
    try {
      await loadBulkResult();
    } catch (error) {
      // Nothing was done, which is said.
      reportError(error);
      return;
    }
    bulk.mutate({ action, rows, reason }, { onSuccess: onClear, onSettled: () => setAsking(false) });
  }

  function clear() {
    setAsking(false);
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
              {...(sendable === count || sendable === 0 ? words.resend : words.resendSome)}
              values={{ count, fits: sendable }}
            />
          ),
          impossible: sendable === 0 ? intl.formatMessage(words.resendNone) : undefined,
          loading: bulk.isPending && bulk.variables.action === 'resend-sms',
          onSelect: () => void act('resend-sms'),
        }}
        actions={[
          {
            key: 'delete',
            icon: DeleteIcon,
            label: <FormattedMessage {...words.remove} />,
            impossible:
              removable === 0 ? intl.formatMessage(actor === 'admin' ? words.removePaid : words.removeNone) : undefined,
            onSelect: () => setAsking(true),
          },
          { key: 'export', icon: DownloadIcon, label: <FormattedMessage {...words.export} />, onSelect: onExport },
        ]}
      />
      {asking && count > 0 && (
        <LateDialog
          load={loadRemoveDialog}
          open
          onClose={() => setAsking(false)}
          dialog={{
            removable,
            left: count - removable,
            removing: bulk.isPending,
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
