import { type Refusal, tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Limit } from '../../../platform/limits';
import { findByEmail } from '../../users';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { type Cookies, knownDevice } from './known-device';

const quarter = 900;
const perAccount = 'sign_in.failures_per_account';

/** Wrong passwords and wrong codes share these counts, whether the account exists or not. */
const fromAddress: Limit = { name: 'sign-in-failures-account-address', max: perAccount, windowSeconds: quarter };
const fromDevice: Limit = { name: 'sign-in-failures-account-device', max: perAccount, windowSeconds: quarter };
const ofAddress: Limit = {
  name: 'sign-in-failures-address',
  max: 'sign_in.failures_per_address',
  windowSeconds: quarter,
};
/** However many addresses guess at one account (NIST SP 800-63B-4, section 3.2.2: at most 100). */
const brake: Limit = { name: 'sign-in-failures-brake', max: 'sign_in.failures_brake', windowSeconds: 86_400 };
/** Of the person at an open page, so that nobody's tries at the sign-in keep them from changing their password. */
const ownProof: Limit = { name: 'own-proof-failures', max: perAccount, windowSeconds: quarter };

export interface Attempt {
  readonly email: string;
  readonly client: Client;
  readonly cookies: Cookies;
}

/** What came of an attempt: only a wrong password or code counts against the limits. */
export type Outcome<T> = { readonly wrong: Refusal } | { readonly value: T };

type Count = readonly [Limit, string];

/**
 * Runs an attempt to sign in that counts when it is wrong. A browser that the account signed in with before is counted
 * by itself, so that a stranger's tries do not shut its owner out.
 * @throws Refusal `too_many_requests`, or the attempt's own
 */
export async function countWrong<T>(
  context: AuthContext,
  attempt: Attempt,
  run: () => Promise<Outcome<T>>,
): Promise<T> {
  const { account, others } = await countsOf(context, attempt);
  return counted(context, [...account, ...others], run, (seconds) =>
    tooMany(seconds, { email: [sentenceOf(seconds)] }),
  );
}

/** A complete sign-in forgets the failures of the account, where it came from and in all. */
export async function forgetWrong(context: AuthContext, attempt: Attempt): Promise<void> {
  const { account } = await countsOf(context, attempt);
  for (const [limit, key] of account) await context.limits.clear(limit, key);
}

/**
 * Runs a proof of the person at an open page (password, code), which counts apart from the sign-in.
 * @throws Refusal `too_many_requests` on `field`, or the proof's own
 */
export function countWrongProof<T>(
  context: AuthContext,
  { uid, field }: { readonly uid: string; readonly field: string },
  run: () => Promise<Outcome<T>>,
): Promise<T> {
  return counted(context, [[ownProof, uid]], run, (seconds) =>
    tooMany(seconds, { [field]: [t(authMessages.tooManyProofs, { minutes: Math.ceil(seconds / 60) })] }),
  );
}

/** A new password begins anew. What was tried at the sign-in against the one before counts no more by itself. */
export function forgetWrongProofs({ limits }: AuthContext, uid: string): Promise<void> {
  return limits.clear(ownProof, uid);
}

/**
 * It is counted before it runs and taken back when it was not wrong, so that a thousand tries at once are not a
 * thousand guesses.
 */
async function counted<T>(
  { limits }: AuthContext,
  counts: readonly Count[],
  run: () => Promise<Outcome<T>>,
  refusal: (seconds: number) => Refusal,
): Promise<T> {
  const taken: Count[] = [];
  const takeBack = async () => {
    for (const [limit, key] of taken) await limits.release(limit, key);
  };
  for (const [limit, key] of counts) {
    const seconds = await limits.take(limit, key);
    if (seconds !== null) {
      await takeBack();
      throw refusal(seconds);
    }
    taken.push([limit, key]);
  }
  const outcome = await run().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if ('wrong' in outcome) throw outcome.wrong;
  await takeBack();
  return outcome.value;
}

/** Keys hold when the password was chosen: guesses at an old one say nothing of the new. */
async function countsOf({ db, keys, clock, demo }: AuthContext, { email, client, cookies }: Attempt) {
  const known = await findByEmail(db.read, email);
  const guessed = `${email} ${known?.password_changed_at?.toISOString() ?? ''}`;
  const device = known === null ? null : knownDevice(keys, known, cookies, clock.now());
  const account: readonly Count[] =
    device === null
      ? [
          [fromAddress, `${guessed} ${client.address}`],
          [brake, guessed],
        ]
      : [[fromDevice, `${guessed} ${device}`]];
  const others: readonly Count[] = device !== null || (demo && client.isLoopback) ? [] : [[ofAddress, client.address]];
  return { account, others };
}

function sentenceOf(seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  return hours > 1
    ? t(authMessages.tooManyFailuresToday, { hours })
    : t(authMessages.tooManyFailures, { minutes: Math.ceil(seconds / 60) });
}
