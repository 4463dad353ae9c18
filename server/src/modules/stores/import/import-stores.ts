import type { ImportReport } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Database, Queries } from '../../../platform/db';
import type { UploadedFile } from '../../../platform/http';
import { keepHeadings, type Mapping, readTable, refuseImport } from '../../../platform/import';
import type { Workers } from '../../../platform/workers';
import { insertNewStores } from '../admin/create-store';
import { refusingTakenCode } from '../staff/code-taken';
import { writeStoreFields } from '../staff/update-store';
import type { StoreContext } from '../stores.context';
import { planLocked, planStores, type StoresPlan } from './plan-stores';

interface ImportContext extends StoreContext {
  readonly db: Database;
  readonly workers: Pick<Workers, 'run'>;
}

export interface StoresImport {
  readonly file: UploadedFile;
  readonly mapping: Mapping | undefined;
}

/** What a file of dealers would do; nothing is written. @throws Refusal `validation` on `file` or `mapping` */
export async function tryStoresImport(
  { db, workers, takesCards }: ImportContext,
  { file, mapping }: StoresImport,
): Promise<ImportReport> {
  const table = await readTable(workers, file);
  return (await planStores(db.read, table, { mapping, takesCards })).report;
}

/**
 * Writes a file of dealers without errors in one transaction: all of it, or nothing.
 * @throws Refusal `validation`, with the report as its `data` when a line has an error
 */
export async function commitStoresImport(
  context: ImportContext,
  { file, mapping, by }: StoresImport & { readonly by: string },
): Promise<ImportReport> {
  const table = await readTable(context.workers, file);
  const commit = async (tx: Queries) => {
    const plan = await planLocked(tx, table, { mapping, takesCards: context.takesCards });
    const { report } = plan;
    if (report.errors.length > 0) throw refuseImport(report);
    await writePlan(tx, plan, context.clock.now());
    if (mapping !== undefined) await keepHeadings(tx, 'stores', mapping);
    await recordAudit(tx, context, {
      actor: 'admin',
      actorUid: by,
      action: 'stores.imported',
      data: { rows: report.rows, create: report.create, update: report.update },
    });
    return report;
  };
  return refusingTakenCode(context.db.lastTransaction(commit));
}

async function writePlan(tx: Queries, { creates, updates, present }: StoresPlan, at: Date): Promise<void> {
  await insertNewStores(tx, creates, at);
  for (const { key, changes } of updates) {
    const store = present.get(key);
    if (store !== undefined) await writeStoreFields(tx, store, changes, at);
  }
}
