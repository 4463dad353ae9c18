import type { KeptByLaw } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { invalid, unauthenticated } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { isStaff } from '../../../platform/scope';
import { erasePictures, removePicture } from '../../assets';
import { expectOwnPassword } from '../../auth';
import { endForErasure } from '../../contracts';
import { accountMessages } from '../../messages';
import { blankAccount, findRoles, isLastAdmin, lockByUid, updatePrivacy } from '../../users';
import { actorOf } from '../export/export-data';
import type { PersonalDataContext } from '../personal-data.context';
import { personalDataMessages } from '../personal-data.messages';
import { consentHistory } from '../privacy/consent-history';
import { keptByLaw } from './kept-by-law';

export interface ErasureRequest {
  readonly uid: string;
  readonly password: string;
  readonly client: Client;
}

/**
 * Erases an account at its owner's wish (GDPR art. 17): unsigned contracts end, consents are revoked, sessions end, and
 * whatever tells who the person was goes. What the law has kept stays, and is named.
 * @throws Refusal on `password`: a wrong one, or the last admin's
 */
export async function eraseAccount(context: PersonalDataContext, request: ErasureRequest): Promise<KeptByLaw[]> {
  const { db, storage } = context.platform;
  await expectOwnPassword(context.auth, { ...request, field: 'password' });
  const { kept, files, pictures } = await db.transaction((tx) => erase(tx, context, request.uid));
  for (const file of files) await storage.remove(file);
  for (const hash of pictures) await removePicture(storage, hash);
  return kept;
}

async function erase(tx: Queries, context: PersonalDataContext, uid: string) {
  const { platform, contracts } = context;
  if (await isLastAdmin(tx, uid)) throw invalid({ password: [t(personalDataMessages.lastAdmin)] });
  const account = await lockByUid(tx, uid);
  if (account === null) throw unauthenticated();
  const now = platform.clock.now();
  const roles = [...(await findRoles(tx, uid))];
  const revoked = await updatePrivacy(tx, uid, { marketing: false, survey: false }, now);
  const consents = (await consentHistory(tx, uid)).length > 0;
  const ended = await endForErasure(tx, contracts, uid, now);
  const pictures = await erasePictures(tx, { uid, avatarId: account.avatar_id, staff: isStaff({ roles }) });
  await blankAccount(tx, revoked, now);
  await recordAudit(tx, platform, {
    actor: actorOf({ roles }),
    actorUid: uid,
    action: 'account.erased',
    subject: { kind: 'user', id: uid },
    data: { contracts_kept: ended.kept.length },
  });
  const kept = keptByLaw({ contracts: ended.kept, consents, now });
  await tellErased(tx, context, account.email, kept);
  return { kept, files: ended.files, pictures };
}

/** The last letter, to an address that no account has any more. */
async function tellErased(
  tx: Queries,
  { platform }: PersonalDataContext,
  to: string,
  kept: readonly KeptByLaw[],
): Promise<void> {
  const list = kept.map(({ what, law }) => `- ${what} ${law}`).join('\n');
  await platform.outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'account-erased',
    to,
    subject: t(accountMessages.erasedSubject),
    body: t(accountMessages.erased, { kept: list === '' ? 'none' : list }),
  });
}
