import type { Queries } from '../../../platform/db';
import { formatLongDate, t } from '../../../platform/i18n';
import type { Contract } from '../../contracts';
import { noticeMessages, noticeToStore } from '../../notifications';

/** Why nothing is asked of the dealer: the term to withdraw had ended then, or nothing is signed yet. */
export type Idle = { readonly why: 'late'; readonly since: Date } | { readonly why: 'unsigned' };

interface Told {
  readonly key: `statement:${string}`;
  readonly at: Date;
  /** Null where the dealer has it to look at; else the notice ends by itself. */
  readonly idle?: Idle | null;
}

const idleToldDays = 30;

/** Tells the dealer that somebody stated a withdrawal without the phone. */
export function tellStatement(
  tx: Queries,
  { id, code, store_uid, contract_uid }: Pick<Contract, 'id' | 'code' | 'store_uid' | 'contract_uid'>,
  { key, at, idle = null }: Told,
): Promise<void> {
  return noticeToStore(tx, {
    storeUid: store_uid,
    contractId: id,
    key,
    type: 'warning',
    title: t(idle?.why === 'unsigned' ? noticeMessages.statementUnsigned : noticeMessages.statement, { code }),
    excerpt: excerptOf(idle),
    url: `/cms/manager/contracts/${contract_uid}`,
    at,
    ...(idle && { until: new Date(at.getTime() + idleToldDays * 86_400_000) }),
  });
}

function excerptOf(idle: Idle | null): string {
  if (idle === null) return t(noticeMessages.statementText);
  if (idle.why === 'unsigned') return t(noticeMessages.statementUnsignedText);
  // The term ended with the day before.
  return t(noticeMessages.statementLateText, { date: formatLongDate(new Date(idle.since.getTime() - 1)) });
}
