import { LateDialog, type OpenedDialog } from '../late/late-dialog';
import type { ShownResult } from './bulk-result-list';

/** For whoever acts: without it nobody would learn what became of each row. */
export const loadBulkResult = async () => (await import('./bulk-result-list')).BulkResultList;

/** After an action on many rows, over the page: what became of each. */
export function BulkResult({ open, onClose, ...result }: ShownResult & OpenedDialog) {
  return <LateDialog load={loadBulkResult} open={open} onClose={onClose} dialog={result} />;
}
