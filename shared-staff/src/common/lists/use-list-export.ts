import type { ReceivedFile } from 'shared-api/kernel';
import { useHost } from 'shared-api/react';
import { type ReadBody, useStreamedDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { type MessageDescriptor, useIntl } from 'shared-ui/intl';
import type { ExportFormat } from 'shared-ui/work';

interface ListExport {
  readonly format: ExportFormat;
  /** How many rows the list has. */
  readonly total: number;
  /** Calls the server with these options: `(options) => api.export({ query }, options)`. */
  fetchFile(options: { readBody: ReadBody; signal: AbortSignal }): Promise<ReceivedFile>;
}

/**
 * Takes a list out as a file that bears the day, and tells how far it is.
 * @param name of the file, with `{date}`
 */
export function useListExport(name: MessageDescriptor) {
  const intl = useIntl();
  const { now } = useHost();
  const download = useStreamedDownload();
  return {
    start({ format, total, fetchFile }: ListExport) {
      const date = romeDay(new Date(now()).toISOString());
      download.mutate({ name: `${intl.formatMessage(name, { date })}.${format}`, totalRows: total, fetchFile });
    },
    stop: download.stop,
    running: download.isPending,
    total: download.variables?.totalRows ?? 0,
    progress: download.progress,
  };
}
