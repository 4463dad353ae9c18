import { adminOperations } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useListExport } from 'shared-desk';
import type { ExportFormat, ListRequest } from 'shared-ui/work';
import type { AuditFilter } from './audit-filters';
import { messages } from './messages';

/** Takes every entry of the list out as a file, in the list's order, and tells how far it is. */
export function useAuditExport() {
  const operations = useApi().bind(adminOperations);
  const { start, ...taking } = useListExport(messages.file);
  return {
    ...taking,
    start(format: ExportFormat, { search, sort, wheres }: ListRequest<AuditFilter>, total: number) {
      start({
        format,
        total,
        fetchFile: (options) => operations.exportAudit({ query: { format, search, sort, wheres } }, options),
      });
    },
  };
}
