import { type ContractActor, type ContractEvent, type ContractStatus, nextStage } from 'shared-api/domain';
import { type Refusal, wrongStatus } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { Contract, ContractChange } from './contract.types';
import { contractMessages } from './contracts.messages';

/** The columns to reset when a contract's signature is no longer under way. */
export const notSigning = {
  origin_status: null,
  pending_until: null,
  document_sha256: null,
  form_id: null,
  signing_snapshot: null,
} as const satisfies ContractChange;

/**
 * Where an event leads a contract, by the one transition table.
 * @throws Refusal `status` when the contract's status does not allow it, with a sentence on where it stands
 */
export function stageAfter(contract: Contract, event: ContractEvent, actor: ContractActor): ContractStatus {
  const to = nextStage(contract.status, event, actor, contract.origin_status ?? 'DRAFT');
  if (to === null || to === 'none' || to === 'deleted') throw refuseStage(contract, event);
  return to;
}

/** A 422 on `status` that says where the contract stands. */
export function refuseStage(contract: Contract, event: ContractEvent): Refusal {
  return wrongStatus(t(whereItStands(contract, event)));
}

function whereItStands(contract: Contract, event: ContractEvent) {
  const signed = contract.signed_at !== null;
  if (event === 'sign' || event === 'confirm' || event === 'resend-code')
    return signed ? contractMessages.alreadySigned : contractMessages.notToSign;
  if (event === 'decline') return contractMessages.alreadySigned;
  if (event === 'edit' && !signed) return contractMessages.beingSigned;
  if (event === 'edit') return contractMessages.notEditable;
  if (event === 'delete')
    return signed && contract.status !== 'PAID' ? contractMessages.notToDelete : contractMessages.alreadyPaid;
  return contract.status === 'PAID' ? contractMessages.alreadyPaid : contractMessages.notSigned;
}

/** A payment or a document of a contract that ended by withdrawal makes no sense. @throws Refusal `status` */
export function expectNotWithdrawn(contract: Contract): void {
  if (contract.withdrawn_at !== null) throw wrongStatus(t(contractMessages.withdrawn));
}

/**
 * Fails if another request has changed the contract since it was read: the decision must be made again on the new
 * record.
 */
export function expectUnchanged(read: Contract, locked: Contract | null): Contract {
  if (locked === null || locked.version !== read.version) throw wrongStatus(t(contractMessages.changedMeanwhile));
  return locked;
}
