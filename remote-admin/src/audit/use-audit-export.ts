import { adminOperations } from 'shared-api/contracts';
import { useApi, useHost } from 'shared-api/react';
import { useStreamedDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import type { ExportFormat } from 'shared-ui/work';
import type { AuditQuery } from './audit-query';
import { messages } from './messages';

/** Takes every entry of the list out as a file, in the list's order, and tells how far it is. */
export function useAuditExport() {
  const intl = useIntl();
  const { now } = useHost();
  const operations = useApi().bind(adminOperations);
  const download = useStreamedDownload();

  function start(format: ExportFormat, { search, sort, wheres }: AuditQuery, total: number) {
    const date = romeDay(new Date(now()).toISOString());
    download.mutate({
      name: `${intl.formatMessage(messages.file, { date })}.${format}`,
      totalRows: total,
      fetchFile: (options) => operations.exportAudit({ query: { format, search, sort, wheres } }, options),
    });
  }

  return {
    start,
    stop: download.stop,
    running: download.isPending,
    total: download.variables?.totalRows ?? 0,
    progress: download.progress,
  };
}
