import type { MessageDescriptor } from 'shared-ui/intl';
import { type DeedFacts, type DeskActor, mayDo, type StaffDeed } from './next-deed';
import { reasonMessages as words } from './reason.messages';

/** Why a deed is not possible with a contract now, in a few words; undefined where it is. */
export function impossibleBecause(
  deed: StaffDeed,
  contract: DeedFacts,
  actor: DeskActor,
): MessageDescriptor | undefined {
  if (mayDo(deed, contract, actor)) return undefined;
  if (contract.deleted_at) return words.deleted;
  if (contract.withdrawn_at !== null) return words.withdrawn;
  if (contract.status === 'PAID') return words.paidAlready;
  if (contract.status === 'PENDING') return words.signing;
  if (deed === 'markAsPaid') return words.notSigned;
  return deed === 'remove' ? words.operatorOnly : words.signedAlready;
}
