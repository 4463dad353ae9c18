import { adminContracts } from 'shared-api/contracts';
import type { ExportHeadings } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useListExport } from 'shared-staff';
import { type ExportFormat, ExportMenu } from 'shared-ui/work';
import { messages as words } from './messages';
import { type Asked, analyticsQueryOf } from './use-analytics';

/** Takes the numbers of the page out as a file. */
export function ExportAnalytics(asked: Asked) {
  const contracts = useApi().bind(adminContracts);
  const taking = useListExport(words.file);
  const take = (format: ExportFormat, headings: ExportHeadings) =>
    taking.start({
      format,
      total: 0,
      fetchFile: (options) =>
        contracts.exportAnalytics({ query: { ...analyticsQueryOf(asked), format, headings } }, options),
    });
  return (
    <ExportMenu
      loading={taking.running}
      onExport={(format) => take(format, 'words')}
      onExportFields={(format) => take(format, 'fields')}
    />
  );
}
