import { countdownFrom } from 'shared-api/domain';
import type { ContractQuery } from './contract-query';

export interface WorkListQuery {
  /** The contract list's address query that shows the same rows. */
  readonly address: string;
  /** The same for the API. */
  readonly query: ContractQuery;
}

/** Contracts that delete themselves within a week, the nearest first. */
export const expiring: WorkListQuery = {
  address: `days_left=..${countdownFrom}&sort=days_left`,
  query: { sort: 'days_left', wheres: [{ field: 'days_left', op: 'lte', value: String(countdownFrom) }] },
};

/** Signed contracts whose payment is still to come, the oldest signature first; not what somebody may have left. */
export const toCollect: WorkListQuery = {
  address: 'status=SIGNED,FILLED&withdrawn_at=false&statement=none&sort=signed_at',
  query: {
    sort: 'signed_at',
    wheres: [
      { field: 'status', op: 'in', value: ['SIGNED', 'FILLED'] },
      { field: 'withdrawn_at', op: 'null' },
      { field: 'statement', op: 'eq', value: 'none' },
    ],
  },
};

/** Contracts with an SMS or e-mail that did not arrive. */
export const undelivered: WorkListQuery = {
  address: 'message=failed',
  query: { sort: '-updated_at', wheres: [{ field: 'message', op: 'eq', value: 'failed' }] },
};

/** Contracts whose customer waits for an answer. */
export const openRequests: WorkListQuery = {
  address: 'request=open',
  query: { sort: '-updated_at', wheres: [{ field: 'request', op: 'eq', value: 'open' }] },
};

/** Contracts with a withdrawal stated without the phone that waits for an answer, the oldest signature first. */
export const openStatements: WorkListQuery = {
  address: 'statement=open&sort=signed_at',
  query: { sort: 'signed_at', wheres: [{ field: 'statement', op: 'eq', value: 'open' }] },
};

/** Withdrawn contracts whose money is still to be given back. */
export const refundsDue: WorkListQuery = {
  address: 'refund=due',
  query: { sort: '-updated_at', wheres: [{ field: 'refund', op: 'eq', value: 'due' }] },
};

/** Contracts for which money by card came that does not pay them, and waits to be given back or explained. */
export const unclearPayments: WorkListQuery = {
  address: 'refund=unclear',
  query: { sort: '-updated_at', wheres: [{ field: 'refund', op: 'eq', value: 'unclear' }] },
};
