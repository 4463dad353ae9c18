import type { ContractActor } from 'shared-api/domain';
import type { NewContract } from 'shared-api/entities';
import type { consents, oneTimeCodes } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import type { dealerTasks, maintenanceWorks } from '../../after-sale';
import type { contractEventDetails, contractEvents, contractReminders } from '../../contracts';
import {
  type ChainHead,
  type Contract,
  type ContractChange,
  type ContractNumber,
  consentRows,
  emptyChain,
  type FrozenOffer,
  indexed,
  type NewEvent,
  newContract,
  nextLink,
  offerFacts,
  statedFacts,
} from '../../contracts';
import type { DocumentsService, documents } from '../../documents';
import { blankContract } from './blank-contract';

/**
 * A contract whose life is told after the fact, with the rows that its life left. Everything happens to it by the
 * rules of the use cases (stages, prices, history, deadlines); only the writing comes at the end, for many at once.
 */
export interface PastContract {
  contract: Contract;
  chain: ChainHead;
  readonly events: (typeof contractEvents.$inferInsert)[];
  readonly details: (typeof contractEventDetails.$inferInsert)[];
  readonly consents: (typeof consents.$inferInsert)[];
  readonly codes: (typeof oneTimeCodes.$inferInsert)[];
  readonly documents: (typeof documents.$inferInsert)[];
  readonly works: (typeof maintenanceWorks.$inferInsert)[];
  readonly tasks: (typeof dealerTasks.$inferInsert)[];
  readonly reminders: (typeof contractReminders.$inferInsert)[];
}

export interface PastContext {
  readonly keys: Keys;
  readonly documents: DocumentsService;
}

export interface PastCreation {
  readonly body: NewContract;
  readonly offer: FrozenOffer;
  readonly number: ContractNumber;
  readonly source: Contract['source'];
  /** The signed-in customer who made it. */
  readonly userUid: string | null;
  /** The manager who made it. */
  readonly managerUid: string | null;
  readonly at: Date;
}

export function beginPast(context: PastContext, creation: PastCreation): PastContract {
  const { body, source, userUid, managerUid, at } = creation;
  const actor: ContractActor = managerUid === null ? 'customer' : 'manager';
  const drafted = newContract(creation);
  const past: PastContract = {
    contract: { ...blankContract, ...drafted, created_by: managerUid },
    chain: emptyChain,
    events: [],
    details: [],
    consents: consentRows(body, { contractId: drafted.id, userUid, source, at }),
    codes: [],
    documents: [],
    works: [],
    tasks: [],
    reminders: [],
  };
  record(context, past, {
    type: 'created',
    at,
    actor,
    actorUid: managerUid ?? userUid,
    data: { code: drafted.code, source, ...offerFacts(drafted) },
    details: statedFacts(body),
  });
  return past;
}

/** Chains an event to the contract's history. */
export function record({ keys }: PastContext, past: PastContract, event: Omit<NewEvent, 'contractId'>): void {
  const link = nextLink(keys, past.chain, { ...event, contractId: past.contract.id });
  past.chain = link.chain;
  past.events.push(link.event);
  if (link.details !== null) past.details.push(link.details);
}

/** Changes the contract as `updateContract` does, in memory. */
export function change(past: PastContract, values: ContractChange, at: Date): void {
  const contract = { ...past.contract, ...values, updated_at: at, version: past.contract.version + 1 };
  past.contract = contract;
}

/** The row to be written: with what lists search and order by. */
export function rowOf({ contract }: PastContract): Contract {
  return { ...contract, ...indexed(contract) };
}
