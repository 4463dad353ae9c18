import { and, inArray, isNull } from 'drizzle-orm';
import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { packages } from '../../../platform/db/schema';
import { invalid, notFound } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Scope } from '../../../scope';
import { deletePackages, lockPackages, type PackageEdit, updatePackages } from '../admin/admin-packages.repository';
import { changeBackTo } from '../admin/package-columns';
import type { Package } from '../package.types';
import { keepLines } from '../types/type-lines.repository';
import { packageImportMessages as messages } from './import.messages';
import { toName } from './name-skus';
import { type ImportedChange, type KeptImport, lastImport, lockImport, markUndone } from './package-imports.repository';

interface Undo {
  readonly scope: Scope;
  readonly importId: string;
}

/**
 * Takes the last import back: what it made is deleted, what it changed is as it was before, under a new version. A
 * package that somebody changed or deleted since stays as it is: that was done knowing what the import had made of it.
 * @returns the SKUs of those that stay
 * @throws Refusal `not_found`, or `validation` on `import_id` when it is not the last one, is undone already, or all of
 * its packages were changed since
 */
export async function undoImport(tx: Queries, context: AuditContext, { scope, importId }: Undo): Promise<string[]> {
  // Whoever undoes it too, or edits one of its packages, waits: what is looked at here then holds.
  if (!(await lockImport(tx, importId))) throw notFound();
  const lines = await keepLines(tx);
  const { untouched, changed, present } = await expectLast(tx, importId);
  const at = context.clock.now();
  const made = untouched.filter(({ before }) => before === null).map(({ id }) => id);
  const shownBefore = new Map(untouched.map(({ id, before }) => [id, before]));
  await deletePackages(tx, made, at);
  const edits = present.flatMap((row): PackageEdit[] => {
    const shown = shownBefore.get(row.id) ?? null;
    return shown === null ? [] : [{ before: row, change: changeBackTo(shown, lines) }];
  });
  await updatePackages(tx, edits, scope.uid, at);
  await markUndone(tx, importId, at);
  await recordAudit(tx, context, {
    actor: 'admin',
    actorUid: scope.uid,
    action: 'packages.import-undone',
    subject: { kind: 'package-import', id: importId },
    data: { deleted: made.length, restored: edits.length, kept: changed.length },
  });
  return changed.map(({ sku }) => sku);
}

/** Whether there is something to take back: not where each package was changed or deleted after the import. */
export async function leavesSomething(db: Queries, kept: KeptImport): Promise<boolean> {
  const ids = kept.changes.map(({ id }) => id);
  if (ids.length === 0) return true;
  const rows = await db
    .select({ id: packages.id, version: packages.version })
    .from(packages)
    .where(and(inArray(packages.id, ids), isNull(packages.deleted_at)));
  return sinceThen(rows, kept).untouched.length > 0;
}

/** An import's changes: those whose package is as the import left it, and those whose package was changed or deleted. */
function sinceThen(present: readonly Pick<Package, 'id' | 'version'>[], { changes }: KeptImport) {
  const versionOf = new Map(present.map(({ id, version }) => [id, version]));
  const isUntouched = ({ id, version }: ImportedChange) => versionOf.get(id) === version;
  return { untouched: changes.filter(isUntouched), changed: changes.filter((change) => !isUntouched(change)) };
}

/** The import and its packages, locked. */
async function expectLast(tx: Queries, importId: string) {
  const last = await lastImport(tx);
  if (last?.id !== importId) throw refusal(t(messages.notLast));
  if (last.undoneAt !== null) throw refusal(t(messages.undoneAlready));
  const present = await lockPackages(
    tx,
    last.changes.map(({ id }) => id),
  );
  const { untouched, changed } = sinceThen(present, last);
  if (changed.length > 0 && untouched.length === 0)
    throw refusal(t(messages.changedSince, toName(changed.map(({ sku }) => sku))));
  return { untouched, changed, present };
}

function refusal(sentence: string) {
  return invalid({ import_id: [sentence] });
}
