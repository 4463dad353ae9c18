import type { AuditRow } from 'shared-api/entities';
import { Button, EmptyState, PageHeader } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ExportMenu, ExportProgress } from 'shared-ui/work';
import { ListPanel } from '../common/lists/list-panel';
import { AuditCard } from './audit-card';
import type { AuditFilter } from './audit-query';
import { EntryDialog } from './entry/entry-dialog';
import { messages } from './messages';
import { useAudit } from './use-audit';
import { useAuditExport } from './use-audit-export';
import { useEntryItems } from './use-entry-items';
import { messages as verifyMessages } from './verify/messages';
import { useVerify } from './verify/use-verify';
import { VerifyResult } from './verify/verify-result';
import { actionName } from './words/names';

/** Who did what, when, to what and from where; taken out as a file, and proved to be whole. */
export function AuditPage() {
  const intl = useIntl();
  const { list, filters, columns, page, opened, setOpened } = useAudit();
  const itemsOf = useEntryItems(list, setOpened);
  const taking = useAuditExport();
  const verify = useVerify();
  const title = intl.formatMessage(messages.title);
  const total = page.data?.meta.total ?? 0;

  return (
    <>
      <PageHeader
        title={title}
        lead={<FormattedMessage {...messages.lead} />}
        actions={
          <>
            <ExportMenu
              disabled={taking.running || total === 0}
              onExport={(format) => taking.start(format, list.request, total)}
            />
            <Button loading={verify.isPending} onClick={() => verify.mutate()}>
              <FormattedMessage {...verifyMessages.verify} />
            </Button>
          </>
        }
      />
      <VerifyResult check={verify.data} error={verify.error} />
      {taking.running && (
        <ExportProgress
          title={intl.formatMessage(messages.exporting, { total: formatNumber(taking.total) })}
          total={taking.total}
          progress={taking.progress}
          onStop={taking.stop}
        />
      )}
      <ListPanel<AuditRow, AuditFilter>
        label={title}
        list={list}
        page={page}
        filters={filters}
        columns={columns}
        lead="action"
        search={intl.formatMessage(messages.search)}
        views="admin-audit"
        rowId={({ id }) => id}
        rowName={({ action }) => actionName(action, intl)}
        onOpen={setOpened}
        menuOf={itemsOf}
        card={(row, menu) => <AuditCard row={row} onOpen={setOpened} menu={menu} />}
        nothing={
          <EmptyState title={<FormattedMessage {...messages.empty} />}>
            <FormattedMessage {...messages.emptyAdvice} />
          </EmptyState>
        }
      />
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
