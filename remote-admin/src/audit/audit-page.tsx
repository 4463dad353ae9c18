import { useMemo, useState } from 'react';
import type { AuditRow } from 'shared-api/entities';
import { Button, PageHeader } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ExportMenu, ExportProgress } from 'shared-ui/work';
import { useDefinedList } from '../common/lists/define-list';
import { ListPanel } from '../common/lists/list-panel';
import { auditList } from './audit-list';
import { EntryDialog } from './entry/entry-dialog';
import { messages } from './messages';
import { useAuditExport } from './use-audit-export';
import { useEntryItems } from './use-entry-items';
import { useStaff } from './use-staff';
import { messages as verifyMessages } from './verify/messages';
import { useVerify } from './verify/use-verify';
import { VerifyResult } from './verify/verify-result';

/** Who did what, when, to what and from where; taken out as a file, and proved to be whole. */
export function AuditPage() {
  const intl = useIntl();
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const staff = useStaff();
  const shown = useDefinedList(
    auditList,
    useMemo(() => ({ staff, onOpen: setOpened }), [staff]),
  );
  const { list, page } = shown;
  const itemsOf = useEntryItems(list, setOpened);
  const taking = useAuditExport();
  const verify = useVerify();
  const total = page.data?.meta.total ?? 0;

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
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
      <ListPanel shown={shown} onOpen={setOpened} menuOf={itemsOf} />
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
