import { recordAudit } from '../../../platform/audit';
import type { Json } from '../../../platform/db/schema';
import type { PersonAtHand } from './person-change';

/**
 * Writes down what an admin did to an account.
 * @param action without its area: `disabled`, `roles-changed`
 * @param data names of fields, counts and codes only
 */
export function auditPerson(
  { tx, context, account, caller }: Pick<PersonAtHand, 'tx' | 'context' | 'account' | 'caller'>,
  action: string,
  data: Json = {},
): Promise<void> {
  return recordAudit(tx, context.platform, {
    actor: 'admin',
    actorUid: caller.uid,
    action: `users.${action}`,
    subject: { kind: 'user', id: account.uid },
    data,
  });
}
