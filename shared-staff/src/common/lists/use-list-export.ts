import { ConnectionError, isApiError } from 'shared-api/errors';
import type { ReceivedFile } from 'shared-api/kernel';
import { useHost, useNotify } from 'shared-api/react';
import { type ReadBody, useStreamedDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { defineMessages, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import type { ExportFormat } from 'shared-ui/work';

const words = defineMessages({
  notSaved: {
    id: 'staff.lists.not-saved',
    defaultMessage: 'Il file non è stato salvato: controllare che sul disco ci sia posto e riprovare.',
  },
});

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
  const notify = useNotify();
  const download = useStreamedDownload();
  /** Of the server and the way to it the shell speaks; the disk is the page's own. */
  const tellDisk = (error: unknown) => {
    if (!isApiError(error) && !(error instanceof ConnectionError))
      notify({ text: intl.formatMessage(words.notSaved), type: 'error' });
  };
  return {
    start({ format, total, fetchFile }: ListExport) {
      const date = romeDay(new Date(now()).toISOString());
      const file = `${intl.formatMessage(name, { date })}.${format}`;
      download.mutate({ name: file, totalRows: total, fetchFile }, { onError: tellDisk });
    },
    stop: download.stop,
    running: download.isPending,
    total: download.variables?.totalRows ?? 0,
    progress: download.progress,
  };
}
