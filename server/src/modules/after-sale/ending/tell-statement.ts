import type { Queries } from '../../../platform/db';
import { formatLongDate, t } from '../../../platform/i18n';
import type { Contract } from '../../contracts';
import { noticeMessages, noticeToStore } from '../../notifications';

interface Told {
  readonly key: `statement:${string}`;
  readonly at: Date;
  /** When the term to withdraw had ended before: nothing is asked of the dealer, and the notice ends by itself. */
  readonly lateSince?: Date | null;
}

const lateToldDays = 30;

/** Tells the dealer that somebody stated a withdrawal without the phone. */
export function tellStatement(
  tx: Queries,
  { id, code, store_uid, contract_uid }: Pick<Contract, 'id' | 'code' | 'store_uid' | 'contract_uid'>,
  { key, at, lateSince = null }: Told,
): Promise<void> {
  const late = lateSince && {
    // The term ended with the day before.
    excerpt: t(noticeMessages.statementLateText, { date: formatLongDate(new Date(lateSince.getTime() - 1)) }),
    until: new Date(at.getTime() + lateToldDays * 86_400_000),
  };
  return noticeToStore(tx, {
    storeUid: store_uid,
    contractId: id,
    key,
    type: 'warning',
    title: t(noticeMessages.statement, { code }),
    excerpt: t(noticeMessages.statementText),
    url: `/cms/manager/contracts/${contract_uid}`,
    at,
    ...late,
  });
}
