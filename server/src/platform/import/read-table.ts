import type { UploadedFile } from '../http';
import type { Workers } from '../workers';
import type { Table } from './table';
import { importTasks } from './tasks';

/**
 * A CSV or XLSX file as a table, told apart by the content; read in another thread.
 * @throws Refusal `validation` on `file`, in one sentence, when it cannot be read or goes beyond a limit; `unavailable`
 *   while too much is waiting to be done
 */
export async function readTable(
  workers: Pick<Workers, 'run'>,
  { read, mediaType }: Pick<UploadedFile, 'mediaType' | 'read'>,
): Promise<Table> {
  return workers.run(importTasks.readTable, { content: await read(), mediaType });
}
