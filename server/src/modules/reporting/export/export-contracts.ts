import { and } from 'drizzle-orm';
import { romeDate } from 'shared-api/domain';
import type { ExportHeadings } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import { type Database, type Queries, rowAsJson } from '../../../platform/db';
import { packageTypes } from '../../../platform/db/schema';
import type { FileContent } from '../../../platform/http';
import { cursorValue, keysetPages, orderOf, orderTerms, rowsAfter } from '../../../platform/list';
import { expectHolds, type SheetFormat, spreadsheetFile } from '../../../platform/spreadsheet';
import { inScope, type Scope } from '../../../scope';
import {
  type ContractsContext,
  type ContractsQuery,
  contractFilter,
  contractSorts,
  contracts,
  countContracts,
  type ExportedContract,
  exportedColumns,
  presentConsents,
} from '../../contracts';
import { contractColumns } from './contract-columns';

/** Small enough that whoever else calls meanwhile hardly waits. */
const pageSize = 500;

export interface ExportRequest {
  readonly scope: Scope;
  readonly query: ContractsQuery;
  readonly format: SheetFormat;
  readonly headings: ExportHeadings;
}

/**
 * The list as it is filtered and ordered, every row of it, as a file that is written while it goes out. Who took what
 * is written down first.
 * @throws Refusal `validation`
 */
export async function exportContracts(
  { db, clock, keys }: ContractsContext,
  { scope, query, format, headings }: ExportRequest,
): Promise<FileContent> {
  const at = clock.now();
  const { total } = await countContracts(db.read, scope, query, at);
  expectHolds(format, total);
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
    columns: contractColumns(at, headings === 'words' ? await titlesOfTypes(db.read) : null),
    pages: exportedPages(db, scope, query, at),
    rows: total,
    at,
  });
}

async function titlesOfTypes(db: Queries): Promise<ReadonlyMap<string, string>> {
  const { code, title } = packageTypes;
  const types = await db.select({ code, title }).from(packageTypes);
  return new Map(types.map((type) => [type.code, type.title]));
}

function exportedPages(
  db: Database,
  scope: Scope,
  query: ContractsQuery,
  at: Date,
): AsyncGenerator<readonly ExportedContract[]> {
  const order = orderOf(contractSorts, query.sort);
  // Who calls by the list must not call somebody who has said no since.
  const row = { ...exportedColumns, ...presentConsents };
  const fields = rowAsJson({ row, cursor: { value: cursorValue(order), id: contracts.id } });
  return keysetPages(pageSize, order, async (after, size) => {
    const rows = await inScope(db.read, scope)
      .contracts(
        { placed: fields },
        and(contractFilter(query, at), after === null ? undefined : rowsAfter(contractSorts, order, after)),
      )
      .orderBy(...orderTerms(contractSorts, order))
      .limit(size);
    return rows.map(({ placed }) => placed);
  });
}
