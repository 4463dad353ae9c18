import type { RowActionKey } from 'shared-ui/table';

/** The row actions of lists whose records can be deleted from there. */
export const viewAndDelete: readonly RowActionKey[] = ['view', 'deleteaction'];
