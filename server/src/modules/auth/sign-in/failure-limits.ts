import { type Refusal, tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Limit } from '../../../platform/limits';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';

/** Wrong passwords and wrong codes of one account share this count, whoever types them and whether it exists or not. */
const perAccount: Limit = { name: 'sign-in-failures-account', max: 'sign_in.failures_per_account', windowSeconds: 900 };
const perAddress: Limit = { name: 'sign-in-failures-address', max: 'sign_in.failures_per_address', windowSeconds: 900 };

export interface Attempt {
  readonly email: string;
  readonly client: Client;
}

/** What came of an attempt: only a wrong password or code counts against the limits. */
export type Outcome<T> = { readonly wrong: Refusal } | { readonly value: T };

/**
 * Runs an attempt that counts when it is wrong. It is counted before it runs and taken back when it was not wrong, so
 * that a thousand tries at once are not a thousand guesses.
 * @throws Refusal `too_many_requests`, or the attempt's own
 */
export async function countWrong<T>(
  context: AuthContext,
  attempt: Attempt,
  run: () => Promise<Outcome<T>>,
): Promise<T> {
  const counted = await takeAll(context, attempt);
  const takeBack = async () => {
    for (const [limit, key] of counted) await context.limits.release(limit, key);
  };
  const outcome = await run().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if ('wrong' in outcome) throw outcome.wrong;
  await takeBack();
  return outcome.value;
}

/** A complete sign-in forgets the account's failures. */
export function forgetWrong({ limits }: AuthContext, email: string): Promise<void> {
  return limits.clear(perAccount, email);
}

async function takeAll({ limits, demo }: AuthContext, { email, client }: Attempt): Promise<[Limit, string][]> {
  const holding: [Limit, string][] = [[perAccount, email]];
  if (!(demo && client.isLoopback)) holding.push([perAddress, client.address]);
  const taken: [Limit, string][] = [];
  for (const [limit, key] of holding) {
    const seconds = await limits.take(limit, key);
    if (seconds === null) {
      taken.push([limit, key]);
      continue;
    }
    for (const [earlier, earlierKey] of taken) await limits.release(earlier, earlierKey);
    throw tooMany(seconds, { email: [t(authMessages.tooManyFailures, { minutes: Math.ceil(seconds / 60) })] });
  }
  return taken;
}
