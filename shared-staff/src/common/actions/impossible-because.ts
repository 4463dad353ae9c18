import type { MessageDescriptor } from 'shared-ui/intl';
import { type ActionFacts, mayDo, type StaffAction, type StaffActor } from './next-action';
import { reasonMessages as words } from './reason.messages';

/** Why an action is not possible with a contract now, in a few words; undefined where it is. */
export function impossibleBecause(
  action: StaffAction,
  contract: ActionFacts,
  actor: StaffActor,
): MessageDescriptor | undefined {
  if (mayDo(action, contract, actor)) return undefined;
  if (contract.deleted_at) return words.deleted;
  if (contract.withdrawn_at !== null) return words.withdrawn;
  if (contract.status === 'PAID') return words.paidAlready;
  if (action === 'send' && contract.withdrawal_stated_at) return words.stated;
  if (contract.status === 'PENDING') return words.signing;
  if (action === 'markAsPaid') return words.notSigned;
  return action === 'remove' ? words.operatorOnly : words.signedAlready;
}
