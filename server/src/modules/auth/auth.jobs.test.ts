import { eq } from 'drizzle-orm';
import { accountTokens, oneTimeCodes, sessions } from '../../platform/db/schema';
import { testApp } from '../../platform/testing';
import { authJobs } from './auth.jobs';
import { keepCode } from './codes/account-code.repository';
import { issueContactToken, issueUndoToken } from './recovery/account-tokens.repository';

const day = 86_400_000;

test('sessions, codes and links go a month after their end, an address that was left a year after', async () => {
  const api = await testApp();
  const { db, keys } = api.platform;
  const { uid } = await api.signIn(['user']);
  const now = api.clock.now();
  await db.transaction(async (tx) => {
    await issueContactToken(tx, { uid, kind: 'email', target: 'nuova@example.com' }, now);
    await issueUndoToken(tx, uid, 'prima@example.com', now);
    await keepCode(tx, keys, { purpose: 'phone', uid, phone: '+393471234567' }, '123456', now);
  });
  const left = async (days: number) => {
    for (const job of authJobs(api.platform)) await job.run(new Date(now.getTime() + days * day));
    const open = await db.read.select().from(sessions).where(eq(sessions.user_uid, uid));
    const links = await db.read.select().from(accountTokens).where(eq(accountTokens.user_uid, uid));
    const codes = await db.read.select().from(oneTimeCodes).where(eq(oneTimeCodes.user_uid, uid));
    return [open.length, codes.length, links.map(({ kind }) => kind).sort()];
  };
  expect(await left(30)).toEqual([1, 1, ['email', 'email-undo']]);
  expect(await left(32)).toEqual([0, 0, ['email-undo']]);
  expect(await left(367)).toEqual([0, 0, ['email-undo']]);
  expect(await left(369)).toEqual([0, 0, []]);
  await api.close();
});
