import { useHost } from 'shared-api/react';
import { useStreamedDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import type { ExportFormat } from 'shared-ui/work';
import { useDesk } from '../common/desk/desk-provider';
import { type ContractQuery, ofStore } from '../common/lists/contract-query';
import { exportMessages } from './export.messages';

interface ExportRequest {
  readonly format: ExportFormat;
  readonly query: ContractQuery;
  readonly total: number;
}

/** Takes every row of a list out as a file, in the list's order, and tells how far it is. */
export function useExport() {
  const intl = useIntl();
  const { now } = useHost();
  const { calls, work } = useDesk();
  const download = useStreamedDownload();

  function start({ format, query, total }: ExportRequest) {
    const { search, sort, wheres } = ofStore(query, work.store?.store_uid ?? null);
    const date = romeDay(new Date(now()).toISOString());
    download.mutate({
      name: `${intl.formatMessage(exportMessages.file, { date })}.${format}`,
      totalRows: total,
      fetchFile: (options) => calls.export({ query: { format, search, sort, wheres } }, options),
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
