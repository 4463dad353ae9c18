import { account, publicNotices } from 'shared-api/contracts';
import type { User } from 'shared-api/entities';
import { type Implementation, implement } from '../../platform/http';
import { t } from '../../platform/i18n';
import { eraseAccount } from './erasure/erase-account';
import { exportData } from './export/export-data';
import type { PersonalDataContext } from './personal-data.context';
import { personalDataMessages } from './personal-data.messages';
import { consentHistory } from './privacy/consent-history';
import { retentionOf } from './retention/retention';

/**
 * A person's rights over what is kept about them.
 * @param readUser the account as its owner reads it
 */
export function personalDataRoutes(
  context: PersonalDataContext,
  readUser: (uid: string) => Promise<User>,
): readonly Implementation[] {
  return [
    implement(publicNotices.getRetention, async () => ({
      status: 200,
      body: { data: retentionOf(context.platform.settings) },
    })),
    implement(account.getPrivacy, async ({ caller }) => {
      const { privacy } = await readUser(caller.uid);
      const history = await consentHistory(context.platform.db.read, caller.uid);
      return { status: 200, body: { data: { ...privacy, history } } };
    }),
    implement(account.exportData, async ({ caller }) => ({
      status: 200,
      file: await exportData(context, await readUser(caller.uid)),
    })),
    implement(account.requestErasure, async ({ caller, body }) => {
      const kept = await eraseAccount(context, { uid: caller.uid, password: body.password });
      const message = t(personalDataMessages.erased, { kept: kept.length === 0 ? 'no' : 'yes' });
      return { status: 202, body: { data: { kept }, message } };
    }),
  ];
}
