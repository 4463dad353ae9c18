import type { InAppNotificationFields, NewInAppNotification } from 'shared-api/entities';
import { type AuditContext, recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import {
  deleteNotification,
  insertNotification,
  lockNotification,
  type Notification,
  type NotificationChange,
  updateNotification,
} from './admin-notifications.repository';
import { expectAudience } from './expect-audience';
import { expectConsistent, expectMayChange } from './notification.rules';

/** Who changes which notification. */
export interface NotificationCall {
  readonly id: string;
  readonly by: string;
  expectVersion(version: number): void;
}

/**
 * Publishes a notification for its audience, from `visible_at` (now when there is none) until `expire_at`.
 * @returns its id
 * @throws Refusal `validation`
 */
export async function createNotification(
  tx: Queries,
  context: AuditContext,
  by: string,
  { visible_at, expire_at, cta_label = null, cta_url = null, ...fields }: NewInAppNotification,
): Promise<string> {
  const cta = { cta_label: cta_label || null, cta_url };
  const stretch = { visible_at: instantOf(visible_at) ?? null, expire_at: instantOf(expire_at) ?? null };
  expectConsistent({ ...cta, ...stretch }, context.clock.now());
  await expectAudience(tx, fields.audience);
  const id = await insertNotification(tx, { ...fields, ...cta, ...stretch, created_by: by }, context.clock.now());
  await note(tx, context, 'notifications.created', { id, by });
  return id;
}

/**
 * Changes a notification; a field that is left out keeps what is stored.
 * @throws Refusal `not_found`, `stale`, `validation`
 */
export async function changeNotification(
  tx: Queries,
  context: AuditContext,
  { id, by, expectVersion }: NotificationCall,
  fields: InAppNotificationFields,
): Promise<void> {
  const stored = await lock(tx, id);
  expectMayChange(stored, fields);
  const change: NotificationChange = {
    ...fields,
    visible_at: instantOf(fields.visible_at),
    expire_at: instantOf(fields.expire_at),
    cta_label: fields.cta_label === '' ? null : fields.cta_label,
  };
  const { cta_label = stored.cta_label, cta_url = stored.cta_url } = change;
  const { visible_at = stored.visible_at, expire_at = stored.expire_at } = change;
  expectConsistent({ cta_label, cta_url, visible_at, expire_at });
  if (fields.audience !== undefined) await expectAudience(tx, fields.audience, stored.audience);
  expectVersion(stored.version);
  await updateNotification(tx, stored, change, context.clock.now());
  await note(tx, context, 'notifications.updated', { id, by, fields: Object.keys(fields) });
}

/**
 * Takes a notification away, from whoever has seen it too.
 * @throws Refusal `not_found`, `stale`
 */
export async function removeNotification(
  tx: Queries,
  context: AuditContext,
  { id, by, expectVersion }: NotificationCall,
): Promise<void> {
  const { version, automatic, title } = await lock(tx, id);
  expectVersion(version);
  await deleteNotification(tx, id);
  // Nothing else knows its title any more. Automatic ones speak of people, whom the audit does not name.
  await note(tx, context, 'notifications.deleted', { id, by, automatic, ...(automatic ? {} : { title }) });
}

async function lock(tx: Queries, id: string): Promise<Notification> {
  const found = await lockNotification(tx, id);
  if (found === null) throw notFound();
  return found;
}

/** Undefined leaves what is stored, null takes it away. */
function instantOf(text: string | null | undefined): Date | null | undefined {
  return text == null ? text : new Date(text);
}

function note(
  tx: Queries,
  context: AuditContext,
  action: string,
  {
    id,
    by,
    ...data
  }: {
    readonly id: string;
    readonly by: string;
    readonly fields?: string[];
    readonly automatic?: boolean;
    readonly title?: string;
  },
): Promise<void> {
  return recordAudit(tx, context, {
    actor: 'admin',
    actorUid: by,
    action,
    subject: { kind: 'notification', id },
    data,
  });
}
