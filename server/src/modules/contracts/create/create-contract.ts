import { type ContractActor, romeDate } from 'shared-api/domain';
import { type AuditEntry, auditBeside } from '../../../platform/audit';
import type { NewRows, Queries } from '../../../platform/db';
import { consentsBeside } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { insertContract } from '../contracts.repository';
import { firstLinkBeside } from '../history/history.repository';
import { checkCar } from './car.rules';
import { takeNumber, takeNumberAndAuditHead } from './contract-numbers';
import { type ContractBody, contractNumber, newContract, statedFacts } from './new-contract';
import { freezeOffer, offerFacts } from './offer';
import type { SaleFacts } from './sale-facts';
import { checkSigner } from './signer.rules';

export interface Creation {
  readonly body: ContractBody;
  /** What was found of what the body names. */
  readonly facts: SaleFacts;
  readonly source: Contract['source'];
  readonly actor: ContractActor;
  /** The signed-in customer, who then owns the contract. */
  readonly userUid: string | null;
  /** The dealer's person who makes it at the staff. */
  readonly staffUid?: string;
  /** Code of the contract that this one repeats. */
  readonly from?: { readonly copied_from: string } | { readonly renewed_from: string };
  /** What else is written in one statement with it. */
  readonly beside?: (made: MadeContract) => readonly NewRows[];
  /** Its entry in the audit, written in the same statement: only where that is the transaction's last. */
  readonly audit?: (made: MadeContract) => AuditEntry;
}

/** A contract that is about to be written. */
export type MadeContract = ReturnType<typeof newContract>;

type CreatingContext = Pick<ContractsContext, 'keys' | 'clock'>;

/**
 * Makes a contract from what a customer confirmed, or a dealer wrote down: package, price and store are frozen, the number is taken, the
 * consents and the first event are written. Part of the caller's transaction.
 * @throws Refusal `offer_changed` or `validation`; then nothing is made and no number is lost
 */
export async function createContract(tx: Queries, context: CreatingContext, creation: Creation): Promise<Contract> {
  const { body, facts, source, actor, userUid, staffUid = null, from, beside, audit } = creation;
  const now = context.clock.now();
  const today = romeDate(now);
  checkSigner(body, today);
  // A copy repeats what was stated before: its kilometres are judged when somebody changes or signs them.
  checkCar(body, today, from === undefined ? facts.km : null, staffUid === null ? 'customer' : 'staff');
  const offer = freezeOffer(facts, { total: body.total, car: carFacts(body), today });

  const year = Number(today.slice(0, 4));
  const taken = await take(tx, context, { year, audit });
  const number = contractNumber(year, taken.number);
  const made = newContract({ body, offer, number, source, userUid, at: now });
  return insertContract(tx, { ...made, created_by: staffUid }, [
    ...taken.beside(made),
    ...consentsBeside(body, { contractId: made.id, userUid, source, at: now }),
    ...firstLinkBeside(context.keys, {
      contractId: made.id,
      type: 'created',
      at: now,
      actor,
      actorUid: staffUid ?? userUid,
      data: { code: made.code, source, ...offerFacts(made), ...from },
      details: statedFacts(body),
    }),
    ...(beside?.(made) ?? []),
  ]);
}

/** The contract's number, and what is written with the contract for that and for the audit. */
async function take(
  tx: Queries,
  context: CreatingContext,
  { year, audit }: Pick<Creation, 'audit'> & { readonly year: number },
): Promise<{ readonly number: number; readonly beside: (made: MadeContract) => NewRows[] }> {
  if (audit === undefined) {
    const { number, beside } = await takeNumber(tx, context.keys, year);
    return { number, beside: () => [beside] };
  }
  const { number, beside, auditHead } = await takeNumberAndAuditHead(tx, context.keys, year);
  return { number, beside: (made) => [beside, ...auditBeside(context, auditHead, audit(made))] };
}

function carFacts(body: ContractBody) {
  return {
    model: body.car_model,
    version: body.car_version,
    fuel: body.car_fuel,
    km: body.km,
    registeredOn: body.car_registration_date,
  };
}
