import { adminPackages } from 'shared-api/contracts';
import type { ImportReport } from 'shared-api/entities';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { findTypes } from '../types/package-types.repository';
import { packageImportMessages as messages } from './import.messages';
import { importTemplate } from './import-template';
import { toName } from './name-skus';
import type { PackageImportsService } from './package-imports.service';

/** Packages from files. */
export function packageImportsRoutes(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  imports: PackageImportsService,
): readonly Implementation[] {
  return [
    implement(adminPackages.import, async ({ scope, body, file }) => {
      const { type, mapping, dry_run } = body;
      const request = { scope, file, type, mapping };
      if (dry_run) return { status: 200, body: { data: await imports.tryOut(request) } };
      return committed(await imports.commit(request));
    }),
    implement(adminPackages.getLastImport, async () => ({ status: 200, body: { data: await imports.undoable() } })),
    implement(adminPackages.undoImport, async ({ scope, params }) => {
      const kept = await imports.undo(scope, params.import_id);
      const message = kept.length === 0 ? t(messages.undone) : t(messages.undoneButFor, toName(kept));
      return { status: 202, body: { message } };
    }),
    implement(adminPackages.getImportTemplate, async ({ query }) => {
      const [first] = await findTypes(db.read);
      return { status: 200, file: importTemplate(first?.type.code ?? 'tagliandi', query.format, clock.now()) };
    }),
  ];
}

function committed(report: ImportReport) {
  const { create, update, unchanged } = report;
  return { status: 202 as const, body: { data: report, message: t(messages.done, { create, update, unchanged }) } };
}
