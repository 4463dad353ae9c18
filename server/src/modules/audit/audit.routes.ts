import { adminOperations } from 'shared-api/contracts';
import { verifyAudit } from '../../platform/audit';
import { type Implementation, implement } from '../../platform/http';
import { metaOf } from '../../platform/list';
import type { Platform } from '../../platform/platform';
import { findEntries } from './audit.repository';
import { showEntries } from './audit.view';
import { exportAudit } from './export-audit';

/** Who did what, when, to what and from where: for admins, who know everything. */
export function auditRoutes(platform: Pick<Platform, 'db' | 'clock' | 'keys'>): readonly Implementation[] {
  const { db, keys } = platform;

  return [
    implement(adminOperations.listAudit, async ({ query }) => {
      const { rows, total } = await findEntries(db.read, query);
      return { status: 200, body: { data: await showEntries(db.read, rows), meta: metaOf(query, total) } };
    }),

    implement(adminOperations.exportAudit, async ({ caller, query: { format, headings, ...query } }) => ({
      status: 200,
      file: await exportAudit(platform, { adminUid: caller.uid, query, format, headings }),
    })),

    implement(adminOperations.verifyAudit, async () => {
      const { valid, entries, head } = await verifyAudit({ db, keys });
      return { status: 200, body: { data: { valid, events: entries, head } } };
    }),
  ];
}
