import { coverEndsOn, endOfRomeDay } from 'shared-api/domain';
import type { Settings } from '../../../platform/settings';
import type { Contract } from '../contract.types';

type Terms = Pick<Settings, 'get'>;

export type LifeFacts = Pick<
  Contract,
  'status' | 'signed_at' | 'mantenance_duration' | 'withdrawn_at' | 'refund_due_at' | 'refunded_at' | 'deleted_at'
>;

/**
 * When a contract's life has ended or will: deleted, withdrawn from and given back, or covered to its last day; null
 * while nobody can know, as before it is paid or while money is owed.
 */
export function lifeEndsAt(contract: LifeFacts): Date | null {
  const { status, signed_at, mantenance_duration, withdrawn_at, refund_due_at, refunded_at, deleted_at } = contract;
  if (refund_due_at !== null && refunded_at === null) return null;
  if (deleted_at !== null) return deleted_at;
  if (withdrawn_at !== null) return later(withdrawn_at, refunded_at ?? withdrawn_at);
  if (status !== 'PAID' || signed_at === null) return null;
  return endOfRomeDay(coverEndsOn(signed_at, mantenance_duration));
}

/**
 * Until when the evidence of a signature is kept: years from it, more of an advanced one with its identity copy (DPCM
 * 22/02/2013 art. 57), and never less than the contract's life as far as it is known.
 */
export function evidenceEndsAt(
  contract: LifeFacts & Pick<Contract, 'signature_level'> & { readonly signed_at: Date },
  terms: Terms,
): Date {
  const evidence = terms.get('retention.evidence');
  const years = contract.signature_level === 'FEA' ? Math.max(evidence, terms.get('retention.identity')) : evidence;
  return later(monthsAfter(contract.signed_at, years * 12), lifeEndsAt(contract) ?? contract.signed_at);
}

/** Until when what was agreed to on a contract is proven: months from the end of its life; null as long as it lives. */
export function consentsEndAt(contract: LifeFacts, terms: Terms): Date | null {
  const end = lifeEndsAt(contract);
  return end && consentsKeptFrom(end, terms);
}

/** The same from a moment that stands for that end, as an account's erasure does. */
export function consentsKeptFrom(from: Date, terms: Terms): Date {
  return monthsAfter(from, terms.get('retention.consents'));
}

/** What began no later than this has been kept as long as consents are: at the end of a month days later, never earlier. */
export function consentsOverSince(now: Date, terms: Terms): Date {
  return monthsAfter(now, -terms.get('retention.consents'));
}

/**
 * The instant some months after another, or before it: in a month without that day on its last one (codice civile art.
 * 2963).
 */
export function monthsAfter(from: Date, months: number): Date {
  const until = new Date(from);
  until.setUTCDate(1);
  until.setUTCMonth(until.getUTCMonth() + months);
  const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate();
  until.setUTCDate(Math.min(from.getUTCDate(), last));
  return until;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
