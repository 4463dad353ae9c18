import type { ContractRow } from 'shared-api/entities';
import type { MessageDescriptor } from 'shared-ui/intl';
import { mayDo, type StaffDeed } from '../common/deeds/next-deed';
import { rowMessages as words } from './row.messages';

/** Why a deed is not possible with a contract now, in a few words; undefined where it is. */
export function impossibleBecause(deed: StaffDeed, row: ContractRow): MessageDescriptor | undefined {
  if (mayDo(deed, row)) return undefined;
  if (row.withdrawn_at !== null) return words.withdrawn;
  if (row.status === 'PAID') return words.paidAlready;
  if (row.status === 'PENDING') return words.signing;
  if (deed === 'markAsPaid') return words.notSigned;
  return deed === 'remove' ? words.operatorOnly : words.signedAlready;
}
