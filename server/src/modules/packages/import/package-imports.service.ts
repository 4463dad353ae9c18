import type { ImportReport, ImportRun } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import type { UploadedFile } from '../../../platform/http';
import { keepHeadings, type Mapping, readTable, refuseImport } from '../../../platform/import';
import type { Platform } from '../../../platform/platform';
import type { Scope } from '../../../scope';
import { insertPackages, type PackageEdit, updatePackages } from '../admin/admin-packages.repository';
import { carePackageOf } from '../admin/care-package.view';
import { changeOf, insertOf } from '../admin/package-columns';
import { refusingTakenSku } from '../admin/sku-taken';
import type { RoomParts } from '../room/form-room';
import { expectType } from '../types/expect-type';
import { linesWithoutRoom } from './lines-without-room';
import { type ImportedChange, insertImport, lastImport } from './package-imports.repository';
import { type PackagePlan, planLocked, planPackages } from './plan-packages';
import { leavesSomething, undoImport } from './undo-import';

export interface PackageImportRequest {
  readonly scope: Scope;
  readonly file: UploadedFile;
  readonly type?: string | undefined;
  readonly mapping?: Mapping | undefined;
}

/** Packages from files: tried out, committed whole or not at all, taken back. */
export interface PackageImportsService {
  /** What a file would do; nothing is written. @throws Refusal `validation` on `file`, `mapping` or `type` */
  tryOut(request: PackageImportRequest): Promise<ImportReport>;
  /**
   * Writes a file without errors in one transaction.
   * @throws Refusal `validation`, with the report as its `data` when a line has an error
   */
  commit(request: PackageImportRequest): Promise<ImportReport>;
  /**
   * Takes the last import back.
   * @returns the SKUs of packages that stay, as somebody changed or deleted them since
   * @throws Refusal `not_found`, `validation` on `import_id`
   */
  undo(scope: Scope, importId: string): Promise<string[]>;
  /** The last import, while it can still be taken back. */
  undoable(): Promise<ImportRun | null>;
}

export function createPackageImportsService({
  db,
  clock,
  keys,
  workers,
  documents,
}: Pick<Platform, 'db' | 'clock' | 'keys' | 'workers'> & RoomParts): PackageImportsService {
  return {
    async tryOut({ file, type, mapping }) {
      await expectType(db.read, type);
      const asked = { table: await readTable(workers, file), type, mapping };
      const withoutRoom = await linesWithoutRoom(db.read, { documents }, asked);
      return (await planPackages(db.read, { ...asked, withoutRoom })).report;
    },

    async commit({ scope, file, type, mapping }) {
      await expectType(db.read, type);
      const asked = { table: await readTable(workers, file), type, mapping };
      const withoutRoom = await linesWithoutRoom(db.read, { documents }, asked);
      const write = async (tx: Queries) => {
        const plan = await planLocked(tx, { ...asked, withoutRoom });
        if (plan.report.errors.length > 0) throw refuseImport(plan.report);
        const at = clock.now();
        const changes = await writePlan(tx, plan, scope.uid, at);
        if (mapping !== undefined) await keepHeadings(tx, 'packages', mapping);
        const { rows, create, update } = plan.report;
        const made = { file_name: file.name, file_sha256: file.sha256, rows, created_by: scope.uid, created_at: at };
        // What changed nothing is nothing to take back: the import before it stays the one that is.
        const import_id = changes.length === 0 ? null : await insertImport(tx, { ...made, changes });
        await recordAudit(
          tx,
          { clock, keys },
          {
            actor: 'admin',
            actorUid: scope.uid,
            action: 'packages.imported',
            ...(import_id !== null && { subject: { kind: 'package-import', id: import_id } }),
            data: { rows, create, update },
          },
        );
        return { ...plan.report, import_id };
      };
      return refusingTakenSku(db.lastTransaction(write));
    },

    undo: (scope, importId) => db.lastTransaction((tx) => undoImport(tx, { clock, keys }, { scope, importId })),

    async undoable() {
      const last = await lastImport(db.read);
      if (last === null || last.undoneAt !== null || !(await leavesSomething(db.read, last))) return null;
      return {
        import_id: last.id,
        at: last.at.toISOString(),
        by: last.by,
        file_name: last.fileName,
        rows: last.rows,
      };
    },
  };
}

/**
 * Writes what an import plans.
 * @returns what it did, for the way back
 */
async function writePlan(tx: Queries, plan: PackagePlan, by: string, at: Date): Promise<ImportedChange[]> {
  const made = await insertPackages(
    tx,
    plan.creates.map((fields) => insertOf(fields, plan.lines)),
    by,
    at,
  );
  const edits = plan.updates.flatMap(({ key, changes }): PackageEdit[] => {
    const before = plan.present.get(key);
    return before === undefined ? [] : [{ before, change: changeOf(changes, before, plan.lines) }];
  });
  const changed = await updatePackages(tx, edits, by, at);
  const beforeOf = new Map(edits.map(({ before }) => [before.id, carePackageOf(before)]));
  return [...made, ...changed].map(({ id, sku, version }) => ({ id, sku, version, before: beforeOf.get(id) ?? null }));
}
