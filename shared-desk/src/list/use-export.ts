import type { ExportFormat } from 'shared-ui/work';
import { useDesk } from '../common/desk/desk-provider';
import { type ContractQuery, ofStore } from '../common/lists/contract-query';
import { useListExport } from '../common/lists/use-list-export';
import { exportMessages } from './export.messages';

interface ExportRequest {
  readonly format: ExportFormat;
  readonly query: ContractQuery;
  readonly total: number;
}

/** Takes every row of a list out as a file, in the list's order, and tells how far it is. */
export function useExport() {
  const { calls, work } = useDesk();
  const { start, ...taking } = useListExport(exportMessages.file);
  return {
    ...taking,
    start({ format, query, total }: ExportRequest) {
      const { search, sort, wheres } = ofStore(query, work.store?.store_uid ?? null);
      start({
        format,
        total,
        fetchFile: (options) => calls.export({ query: { format, search, sort, wheres } }, options),
      });
    },
  };
}
