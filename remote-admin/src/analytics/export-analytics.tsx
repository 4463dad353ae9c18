import { adminContracts } from 'shared-api/contracts';
import { useApi, useHost } from 'shared-api/react';
import { useStreamedDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { ExportMenu } from 'shared-ui/work';
import { messages as words } from './messages';
import { analyticsQueryOf } from './use-analytics';
import type { Basis, Period } from './use-analytics-address';

/** Takes the numbers of the page out as a file. */
export function ExportAnalytics(asked: { basis: Basis; period: Period; store: string }) {
  const intl = useIntl();
  const { now } = useHost();
  const contracts = useApi().bind(adminContracts);
  const download = useStreamedDownload();

  function start(format: 'csv' | 'xlsx') {
    const date = romeDay(new Date(now()).toISOString());
    download.mutate({
      name: `${intl.formatMessage(words.file, { date })}.${format}`,
      totalRows: 0,
      fetchFile: (options) => contracts.exportAnalytics({ query: { ...analyticsQueryOf(asked), format } }, options),
    });
  }

  return <ExportMenu loading={download.isPending} onExport={start} />;
}
