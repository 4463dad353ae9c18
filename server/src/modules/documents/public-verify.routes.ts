import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { findBySha256 } from './documents.repository';

/** Anybody may ask whether a fingerprint is one of ours; the file itself never leaves their browser. */
export function publicVerifyRoutes({ db }: Pick<Platform, 'db'>): readonly Implementation[] {
  return [
    implement(publicArea.verifyDocument, async ({ params }) => {
      const document = await findBySha256(db.read, params.sha256);
      return {
        status: 200,
        body: {
          data: {
            known: document !== null,
            kind: document === null ? null : document.sealed ? ('sealed' as const) : ('shown' as const),
            at: document?.created_at.toISOString() ?? null,
            document: document?.kind ?? null,
            superseded_at: document?.superseded_at?.toISOString() ?? null,
          },
        },
      };
    }),
  ];
}
