import { adminContracts } from 'shared-api/contracts';
import { useApi, useHost } from 'shared-api/react';
import { Button, ChevronDownIcon, DownloadIcon, FileIcon, Icon } from 'shared-ui';
import { useStreamedDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
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

  return (
    <Menu
      trigger={
        <Button loading={download.isPending}>
          <Icon of={DownloadIcon} />
          <FormattedMessage {...words.exportAll} />
          <Icon of={ChevronDownIcon} />
        </Button>
      }
      items={(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        label: intl.formatMessage(words[format]),
        icon: FileIcon,
        onSelect: () => start(format),
      }))}
    />
  );
}
