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
import { type KeptImport, lastImport, lockImport, markUndone } from './package-imports.repository';

interface Undo {
  readonly scope: Scope;
  readonly importId: string;
}

/** How many SKUs a sentence names. */
const named = 5;

/**
 * Takes the last import back: what it made is deleted, what it changed is as it was before, under a new version.
 * @throws Refusal `not_found`, or `validation` on `import_id` when it is not the last one, is undone already, or one of
 * its packages was changed since
 */
export async function undoImport(tx: Queries, context: AuditContext, { scope, importId }: Undo): Promise<void> {
  // Whoever undoes it too, or edits one of its packages, waits: what is looked at here then holds.
  if (!(await lockImport(tx, importId))) throw notFound();
  const { last, present } = await expectLast(tx, importId);
  const at = context.clock.now();
  const made = last.changes.filter(({ before }) => before === null).map(({ id }) => id);
  const lines = await keepLines(tx);
  const shownBefore = new Map(last.changes.map(({ id, before }) => [id, before]));
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
    data: { deleted: made.length, restored: edits.length },
  });
}

/** The SKUs of an import's packages that were changed or deleted after it. */
export async function changedSince(db: Queries, kept: KeptImport): Promise<string[]> {
  const ids = kept.changes.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: packages.id, version: packages.version })
    .from(packages)
    .where(and(inArray(packages.id, ids), isNull(packages.deleted_at)));
  return changedAmong(rows, kept);
}

function changedAmong(present: readonly Pick<Package, 'id' | 'version'>[], { changes }: KeptImport): string[] {
  const versionOf = new Map(present.map(({ id, version }) => [id, version]));
  return changes.filter(({ id, version }) => versionOf.get(id) !== version).map(({ sku }) => sku);
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
  const changed = changedAmong(present, last);
  if (changed.length > 0) throw refusal(t(messages.changedSince, { count: changed.length, skus: skusOf(changed) }));
  return { last, present };
}

function refusal(sentence: string) {
  return invalid({ import_id: [sentence] });
}

function skusOf(changed: readonly string[]): string {
  return changed.slice(0, named).join(', ') + (changed.length > named ? '…' : '');
}
