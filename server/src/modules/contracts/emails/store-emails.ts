import { deletionAt } from 'shared-api/domain';
import type { NewRows, Queries } from '../../../platform/db';
import { formatEuro, formatLongDate, type Text, t, type Values } from '../../../platform/i18n';
import { noticeMessages, noticeToStore, rewordNotice, type StoreNotice, storeNoticeBeside } from '../../notifications';
import type { Contract } from '../contract.types';
import { packageSnapshot } from '../snapshots';
import { revivableUntil } from '../staff/revivable-until';
import { expiryOf } from './expiry';

interface Notice {
  readonly key: string;
  readonly type: 'info' | 'warning';
  readonly title: Text;
  readonly text: Text;
  readonly values?: Values;
  /** Where it leads, unless to the contract. */
  readonly url?: string;
  /** When it is no longer true. */
  readonly until?: Date | null;
}

type Told = Pick<Contract, 'id' | 'code' | 'contract_uid' | 'store_uid' | 'total_cents'>;

function notify(tx: Queries, contract: Contract, at: Date, notice: Notice): Promise<void> {
  return noticeToStore(tx, noticeOf(contract, at, notice));
}

function noticeOf(contract: Told, at: Date, notice: Notice): StoreNotice {
  const values = { code: contract.code, total: formatEuro(contract.total_cents), ...notice.values };
  return {
    storeUid: contract.store_uid,
    contractId: contract.id,
    key: `${notice.key}:${contract.id}`,
    type: notice.type,
    title: t(notice.title, values),
    excerpt: t(notice.text, values),
    url: notice.url ?? `/cms/manager/contracts/${contract.contract_uid}`,
    at,
    until: notice.until ?? null,
  };
}

/** What tells the dealer of a contract that was made on line, to be written in one statement with it. */
export function newContractBeside(contract: Told & Pick<Contract, 'package_snapshot' | 'created_at'>): NewRows {
  const { newContract: title, newContractText: text } = noticeMessages;
  const values = { title: packageSnapshot.parse(contract.package_snapshot).title };
  return storeNoticeBeside(noticeOf(contract, contract.created_at, { key: 'new', type: 'info', title, text, values }));
}

/** Signing has ended after ten wrong codes; each time it does. */
export function noticeBlocked(tx: Queries, contract: Contract, at: Date): Promise<void> {
  return notify(tx, contract, at, {
    key: `blocked-${at.getTime()}`,
    type: 'warning',
    title: noticeMessages.blocked,
    text: noticeMessages.blockedText,
  });
}

export function noticeDeclined(tx: Queries, contract: Contract, at: Date): Promise<void> {
  return notify(tx, contract, at, {
    key: `declined-${at.getTime()}`,
    type: 'warning',
    title: noticeMessages.declined,
    text: noticeMessages.declinedText,
  });
}

/** Work for the dealer only where money goes back. */
export function noticeWithdrawn(tx: Queries, contract: Contract, at: Date): Promise<void> {
  const { refund_due_at, amount_cents } = contract;
  const { withdrawn: title, withdrawnUnpaid, withdrawnText } = noticeMessages;
  if (refund_due_at === null)
    return notify(tx, contract, at, { key: 'withdrawn', type: 'info', title, text: withdrawnUnpaid });
  const values = { paid: formatEuro(amount_cents ?? contract.total_cents), date: formatLongDate(refund_due_at) };
  return notify(tx, contract, at, { key: 'withdrawn', type: 'warning', title, text: withdrawnText, values });
}

/** The operator ended a signed contract of the store, which its people do not open any more. */
export function noticeCancelled(tx: Queries, contract: Contract, at: Date): Promise<void> {
  const { cancelled: title, cancelledText: text } = noticeMessages;
  return notify(tx, contract, at, { key: 'cancelled', type: 'warning', title, text, url: '/cms/manager/contracts' });
}

const movedToldDays = 30;

/**
 * The operator gave a signed contract to another store, which has it to look after from now on.
 * @param from who had it before
 */
export function noticeMoved(tx: Queries, contract: Contract, at: Date, from: string): Promise<void> {
  return notify(tx, contract, at, {
    key: `moved-${at.getTime()}`,
    type: 'info',
    title: noticeMessages.moved,
    text: noticeMessages.movedText,
    values: { from },
    until: new Date(at.getTime() + movedToldDays * 86_400_000),
  });
}

/** A signed contract of the store was not paid in time: told as long as a payment of before may be recorded on it. */
export function noticeExpired(tx: Queries, contract: Contract, at: Date): Promise<void> {
  const { expired: title, expiredText: text } = noticeMessages;
  return notify(tx, contract, at, {
    key: 'expired',
    type: 'warning',
    title,
    text,
    values: expiryOf(contract),
    until: revivableUntil(contract),
  });
}

/** The deadline comes near: one notice a contract, which the next one replaces; how long is left is said when read. */
export async function noticeDeletion(tx: Queries, contract: Contract, at: Date): Promise<void> {
  const deadline = deletionAt(contract);
  if (deadline === null) return;
  await noticeToStore(tx, {
    ...deletionWords(contract),
    storeUid: contract.store_uid,
    contractId: contract.id,
    type: 'warning',
    url: `/cms/manager/contracts/${contract.contract_uid}`,
    at,
    deadline,
  });
}

/** Another package, store or car brought another total: the notice of a coming deletion says that. */
export async function retellDeletion(tx: Queries, before: Contract, contract: Contract, at: Date): Promise<void> {
  if (contract.total_cents !== before.total_cents) await rewordNotice(tx, deletionWords(contract), at);
}

function deletionWords(contract: Contract) {
  const signed = contract.signed_at === null ? 'no' : 'yes';
  return {
    key: `deletion:${contract.id}`,
    title: contract.code,
    excerpt: t(noticeMessages.deletionText, { signed, total: formatEuro(contract.total_cents) }),
  };
}
