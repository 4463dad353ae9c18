import { getTableColumns } from 'drizzle-orm';
import { contracts } from '../../../platform/db/schema';
import type { Contract } from '../contract.types';

/** What an export reads: all but what was frozen for the signature, which no column shows. */
export type ExportedContract = Omit<Contract, 'signing_snapshot'>;

const { signing_snapshot: _, ...columns } = getTableColumns(contracts);

export const exportedColumns = columns;
