import { randomUUID } from 'node:crypto';
import type { NewManagerContract } from 'shared-api/entities';
import { randomContractUid } from '../../../platform/keys';
import type { ConsentChoice } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import { storedFields } from '../fields/stated-fields';
import type { FrozenOffer } from './offer';
import { trackingOf } from './utms';

/** What a contract is made from. A dealer's may still lack much of car and customer, and never has their consents. */
export type ContractBody = Omit<NewManagerContract, 'send'> & ConsentChoice;

export interface ContractParts {
  readonly body: ContractBody;
  readonly offer: FrozenOffer;
  readonly number: ContractNumber;
  readonly source: Contract['source'];
  /** The signed-in customer, who then owns the contract. */
  readonly userUid: string | null;
  readonly at: Date;
}

export type ContractNumber = Pick<Contract, 'code' | 'code_year' | 'code_number'>;

/** `CC-2026-000123`: the year is the one in Europe/Rome. */
export function contractNumber(year: number, number: number): ContractNumber {
  return { code: `CC-${year}-${String(number).padStart(6, '0')}`, code_year: year, code_number: number };
}

/** Whether a contract's code can look so. */
export function isContractCode(text: string): boolean {
  return /^CC-\d{4}-\d{6,}$/.test(text);
}

/** A new contract's row: a draft with its own id and the secret of its link. */
export function newContract({ body, offer, number, source, userUid, at }: ContractParts) {
  return {
    ...offer,
    ...statedFacts(body),
    ...trackingOf(body.utms),
    ...number,
    id: randomUUID(),
    contract_uid: randomContractUid(),
    source,
    phone_by_staff: source === 'manager' && body.phone !== undefined && body.phone !== '',
    status: 'DRAFT' as const,
    user_uid: userUid,
    created_at: at,
    updated_at: at,
    signed_at: null,
    withdrawn_at: null,
  };
}

/** What was stated of car, customer and dealer's code, which the first event tells too; what was not asked yet is blank. */
export function statedFacts(body: ContractBody) {
  return { ...storedFields(body), association_code: body.association_code || null };
}
