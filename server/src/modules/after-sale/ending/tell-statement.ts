import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import type { Contract } from '../../contracts';
import { noticeMessages, noticeToStore } from '../../notifications';

/** Tells the dealer that somebody stated a withdrawal without the phone. */
export function tellStatement(
  tx: Queries,
  { id, code, store_uid, contract_uid }: Pick<Contract, 'id' | 'code' | 'store_uid' | 'contract_uid'>,
  key: `statement:${string}`,
  at: Date,
): Promise<void> {
  return noticeToStore(tx, {
    storeUid: store_uid,
    contractId: id,
    key,
    type: 'warning',
    title: t(noticeMessages.statement, { code }),
    excerpt: t(noticeMessages.statementText),
    url: `/cms/manager/contracts/${contract_uid}`,
    at,
  });
}
