import type { KeptByLaw } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import { afterCommit, type Queries } from '../../../platform/db';
import { invalid, notFound, type Refusal, unauthenticated, wrongStatus } from '../../../platform/errors';
import { formatDate, formatEuro, formatLongDate, t } from '../../../platform/i18n';
import { removeFiles } from '../../../platform/storage';
import { isStaff } from '../../../scope';
import { erasePictures, pictureFiles } from '../../assets';
import { expectOwnPassword } from '../../auth';
import { type Contract, endForErasure, standsOnContract, storeSnapshot } from '../../contracts';
import { emailTemplates, writeEmail } from '../../messages';
import {
  type Account,
  actorOf,
  blankAccount,
  findRoles,
  isLastAdmin,
  lockByUid,
  releasesMore,
  updatePrivacy,
  userMessages,
} from '../../users';
import type { PersonalDataContext } from '../personal-data.context';
import { personalDataMessages } from '../personal-data.messages';
import { consentHistory } from '../privacy/consent-history';
import { forgetMentions } from './forget-mentions';
import { keptByLaw } from './kept-by-law';

export interface ErasureRequest {
  readonly uid: string;
  readonly password: string;
}

/**
 * Erases an account at its owner's wish (GDPR art. 17): unsigned contracts end, consents are revoked, sessions end, and
 * whatever tells who the person was goes. What the law has kept stays, and is named.
 * @throws Refusal on `password`: a wrong one, or the last admin's
 */
export async function eraseAccount(context: PersonalDataContext, request: ErasureRequest): Promise<KeptByLaw[]> {
  const { uid } = request;
  const expectSame = await expectOwnPassword(context.auth, { ...request, field: 'password' });
  return run(context, {
    uid,
    adminUid: null,
    unknown: unauthenticated,
    lastAdmin: () => invalid({ password: [t(personalDataMessages.lastAdmin)] }),
    expectUnchanged: expectSame,
  });
}

interface AdminErasure {
  readonly uid: string;
  readonly adminUid: string;
  expectVersion(version: number): void;
}

/**
 * The same at an admin's hand.
 * @throws Refusal `not_found`, `stale`; `status` for the last admin's account, for one's own, and for that of an admin
 *   who releases what this one may not
 */
export async function destroyAccount(
  context: PersonalDataContext,
  { uid, adminUid, expectVersion }: AdminErasure,
): Promise<void> {
  if (uid === adminUid) throw wrongStatus(t(personalDataMessages.destroysSelf));
  const lastAdmin = () => wrongStatus(t(personalDataMessages.destroysLastAdmin));
  const expectUnchanged = ({ version }: Account) => expectVersion(version);
  await run(context, { uid, adminUid, unknown: notFound, lastAdmin, expectUnchanged });
}

interface Erasure {
  readonly uid: string;
  /** Who erases; null for the person themselves. */
  readonly adminUid: string | null;
  unknown(): Refusal;
  lastAdmin(): Refusal;
  /** Refuses an account, now locked, that is another than the one that was looked at before. */
  expectUnchanged(locked: Account): void;
}

async function run(context: PersonalDataContext, erasure: Erasure): Promise<KeptByLaw[]> {
  const { platform } = context;
  return platform.db.lastTransaction(async (tx) => {
    const { kept, files, pictures } = await erase(tx, context, erasure);
    afterCommit(tx, async () => {
      await removeFiles(platform, [...files, ...pictures.flatMap(pictureFiles)]);
    });
    return kept;
  });
}

async function erase(tx: Queries, context: PersonalDataContext, erasure: Erasure) {
  const { uid, adminUid, unknown, lastAdmin, expectUnchanged } = erasure;
  const { platform, contracts } = context;
  if (await isLastAdmin(tx, uid)) throw lastAdmin();
  const account = await lockByUid(tx, uid);
  if (account === null) throw unknown();
  if (adminUid !== null && (await releasesMore(tx, account, adminUid))) throw wrongStatus(t(userMessages.releasesMore));
  expectUnchanged(account);
  const now = platform.clock.now();
  const by = adminUid === null ? 'customer' : 'admin';
  const roles = await findRoles(tx, uid);
  const revoked = await updatePrivacy(tx, account, { marketing: false, survey: false }, { now, by, standsOnContract });
  const consents = (await consentHistory(tx, uid)).length > 0;
  await forgetMentions(tx, account);
  const ended = await endForErasure(tx, contracts, { uid, by, now });
  const pictures = await erasePictures(tx, { uid, avatarId: account.avatar_id, staff: isStaff({ roles: [...roles] }) });
  await blankAccount(tx, revoked, now);
  await recordAudit(tx, platform, {
    actor: adminUid === null ? actorOf(roles) : 'admin',
    actorUid: adminUid ?? uid,
    action: adminUid === null ? 'account.erased' : 'users.destroyed',
    subject: { kind: 'user', id: uid },
    data: { contracts_kept: ended.kept.length },
  });
  const kept = keptByLaw({ contracts: ended.kept, consents, settings: platform.settings, now });
  await tellErased(tx, context, account.email, { kept, refunds: ended.kept.flatMap(refundLine) });
  return { kept, files: ended.files, pictures };
}

/** The last e-mail, to an address that no account has any more, and that nothing keeps once it has left. */
async function tellErased(
  tx: Queries,
  { platform }: PersonalDataContext,
  to: string,
  { kept, refunds }: { kept: readonly KeptByLaw[]; refunds: readonly string[] },
): Promise<void> {
  const listOf = (lines: readonly string[]) => (lines.length === 0 ? 'none' : lines.join('\n'));
  await platform.outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'account-erased',
    to,
    unshown: true,
    ...(await writeEmail(tx, emailTemplates.erased, { kept: listOf(kept.map(keptLine)), refunds: listOf(refunds) })),
  });
}

/** Money that is still to go back: without the account nothing else tells of it. */
function refundLine(contract: Contract): string[] {
  const { code, amount_cents, total_cents, refund_due_at, refunded_at } = contract;
  if (refund_due_at === null || refunded_at !== null) return [];
  const { name: store, phone } = storeSnapshot.parse(contract.store_snapshot);
  const amount = formatEuro(amount_cents ?? total_cents);
  return [t(personalDataMessages.refundLine, { amount, code, date: formatLongDate(refund_due_at), store, phone })];
}

function keptLine({ what, law, until }: KeptByLaw): string {
  if (until === null) return t(personalDataMessages.keptLine, { what, law });
  return t(personalDataMessages.keptLineUntil, { what, law, until: formatDate(new Date(until)) });
}
