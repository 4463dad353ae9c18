import { type ContractActor, type ContractEvent, type ContractStatus, nextStage } from 'shared-api/domain';
import { wrongStatus } from '../../platform/errors';
import { t } from '../../platform/i18n';
import type { Contract } from './contract.types';
import { contractMessages } from './contracts.messages';

/**
 * Where an event leads a contract, by the one transition table.
 * @throws Refusal `status` when the contract's status does not allow it, with a sentence on where it stands
 */
export function stageAfter(contract: Contract, event: ContractEvent, actor: ContractActor): ContractStatus {
  const to = nextStage(contract.status, event, actor, contract.origin_status ?? 'DRAFT');
  if (to === null || to === 'none' || to === 'deleted') throw wrongStatus(t(whereItStands(contract, event)));
  return to;
}

function whereItStands(contract: Contract, event: ContractEvent) {
  const signed = contract.signed_at !== null;
  if (event === 'sign' || event === 'confirm' || event === 'resend-code')
    return signed ? contractMessages.alreadySigned : contractMessages.notToSign;
  if (event === 'edit' || event === 'decline') return contractMessages.notEditable;
  return contract.status === 'PAID' ? contractMessages.alreadyPaid : contractMessages.notSigned;
}

/** A payment or a document of a contract that ended by withdrawal makes no sense. @throws Refusal `status` */
export function expectNotWithdrawn(contract: Contract): void {
  if (contract.withdrawn_at !== null) throw wrongStatus(t(contractMessages.withdrawn));
}

/** The other of two people acting at once was faster: the decision must be taken again on the fresh record. */
export function expectUnchanged(read: Contract, locked: Contract | null): Contract {
  if (locked === null || locked.version !== read.version) throw wrongStatus(t(contractMessages.changedMeanwhile));
  return locked;
}
