import { adminContracts } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useListExport } from 'shared-staff';
import { ExportMenu } from 'shared-ui/work';
import { messages as words } from './messages';
import { type Asked, analyticsQueryOf } from './use-analytics';

/** Takes the numbers of the page out as a file. */
export function ExportAnalytics(asked: Asked) {
  const contracts = useApi().bind(adminContracts);
  const taking = useListExport(words.file);
  return (
    <ExportMenu
      loading={taking.running}
      onExport={(format) =>
        taking.start({
          format,
          total: 0,
          fetchFile: (options) => contracts.exportAnalytics({ query: { ...analyticsQueryOf(asked), format } }, options),
        })
      }
    />
  );
}
