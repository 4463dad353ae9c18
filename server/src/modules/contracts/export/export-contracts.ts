import { and } from 'drizzle-orm';
import { romeDate } from 'shared-api/domain';
import { recordAudit } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import type { FileContent } from '../../../platform/http';
import { cursorValue, keysetPages, orderOf, orderTerms, rowsAfter } from '../../../platform/list';
import type { Scope } from '../../../platform/scope';
import { type SheetFormat, spreadsheetFile } from '../../../platform/spreadsheet';
import type { ContractsContext } from '../contracts.context';
import { countContracts } from '../staff-list/contract-counts';
import { type ContractsQuery, contractFilter } from '../staff-list/contract-filter';
import { contractSorts } from '../staff-list/contract-sorts';
import { type ListedContract, listedColumns } from '../staff-list/listed-contract';
import { contractColumns } from './contract-columns';

/** Small enough that whoever else calls meanwhile hardly waits. */
const pageSize = 500;

export interface ExportRequest {
  readonly scope: Scope;
  readonly query: ContractsQuery;
  readonly format: SheetFormat;
}

/**
 * The list as it is filtered and ordered, every row of it, as a file that is written while it goes out. Who took what
 * is written down first.
 * @throws Refusal `validation`
 */
export async function exportContracts(
  { db, clock, keys }: ContractsContext,
  { scope, query, format }: ExportRequest,
): Promise<FileContent> {
  const at = clock.now();
  const { total } = await countContracts(db.read, scope, query, at);
  await db.transaction((tx) =>
    recordAudit(
      tx,
      { clock, keys },
      {
        actor: scope.area === 'admin' ? 'admin' : 'manager',
        actorUid: scope.uid,
        action: 'contracts.exported',
        data: {
          format,
          rows: total,
          filters: query.wheres.map(({ field }) => field),
          searched: query.search !== undefined,
        },
      },
    ),
  );
  return spreadsheetFile({
    format,
    name: `contratti-${romeDate(at)}`,
    columns: contractColumns(at),
    pages: exportedPages(db, scope, query, at),
    rows: total,
    at,
  });
}

function exportedPages(
  db: Database,
  scope: Scope,
  query: ContractsQuery,
  at: Date,
): AsyncGenerator<readonly ListedContract[]> {
  const order = orderOf(contractSorts, query.sort);
  return keysetPages(pageSize, order, async (after, size) => {
    const rows = await db.read
      .select({ ...listedColumns, cursor: cursorValue(order) })
      .from(contracts)
      .where(and(contractFilter(scope, query, at), after === null ? undefined : rowsAfter(contractSorts, order, after)))
      .orderBy(...orderTerms(contractSorts, order))
      .limit(size);
    return rows.map(({ cursor, ...row }) => ({ row, cursor: { value: cursor, id: row.id } }));
  });
}
