import type { OpeningHours } from 'shared-api/entities';
import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Account } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Scope } from '../../../platform/scope';
import { mayUsePicture } from '../../assets';
import { storeMessages } from '../stores.messages';
import { lockStoreInSight, type StoreChange, updateStore } from './staff-stores.repository';

/** What a body may change of a store; a field that is left out keeps what is stored. */
export interface StoreFields {
  readonly address?: string | undefined;
  readonly address_info?: string | undefined;
  readonly city?: string | undefined;
  readonly province?: string | undefined;
  readonly zip_code?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly opening_hours?: OpeningHours | undefined;
  /** An asset's id. */
  readonly thumbnail?: string | null | undefined;
}

export interface StoreUpdate {
  readonly scope: Scope;
  readonly caller: Account;
  readonly storeUid: string;
  readonly fields: StoreFields;
  expectVersion(version: number): void;
}

/**
 * Changes a store that the caller's area has in sight, and writes down who did.
 * @throws Refusal `not_found`, `stale`, `validation` on `thumbnail` for a picture that the caller may not choose
 */
export async function changeStore(
  tx: Queries,
  context: AuditContext,
  { scope, caller, storeUid, fields, expectVersion }: StoreUpdate,
): Promise<void> {
  const store = await lockStoreInSight(tx, scope, storeUid);
  if (store === null) throw notFound();
  const { thumbnail, ...columns } = fields;
  if (thumbnail != null && thumbnail !== store.thumbnail_id && !(await mayUsePicture(tx, caller, thumbnail)))
    throw invalid({ thumbnail: [t(storeMessages.pictureGone)] });
  expectVersion(store.version);
  const change: StoreChange = { ...columns, ...(thumbnail === undefined ? {} : { thumbnail_id: thumbnail }) };
  await updateStore(tx, store, change, context.clock.now());
  await recordAudit(tx, context, {
    actor: scope.area === 'admin' ? 'admin' : 'manager',
    actorUid: scope.uid,
    action: 'stores.updated',
    subject: { kind: 'store', id: storeUid },
    data: { fields: Object.keys(fields) },
  });
}
