import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm';
import { accountTokens, oneTimeCodes, sessions } from '../../platform/db/schema';
import { countedJob, type Job } from '../../platform/jobs';
import type { AuthContext } from './auth.context';
import { authMessages } from './auth.messages';

const dayMs = 86_400_000;
/** What no longer opens anything stays this long beyond its end, for whoever looks into a theft. */
const keptDays = 30;
/** A link that undid a change of e-mail also tells which address was the owner's: see `takeAddressBack`. */
const keptAddressDays = 365;

/** Where people were signed in, and what their links were for, is kept no longer than it serves. */
export function authJobs({ db }: Pick<AuthContext, 'db'>): readonly Job[] {
  return [
    countedJob('sweep-sessions', { title: authMessages.sweepSessions, everySeconds: 3_600 }, async (now) => {
      const ended = daysBefore(now, keptDays);
      const gone = await db.read.delete(sessions).where(lt(sessions.expires_at, ended)).returning({ id: sessions.id });
      return gone.length;
    }),
    countedJob('sweep-account-tokens', { title: authMessages.sweepTokens, everySeconds: 3_600 }, async (now) => {
      const { kind, expires_at, id } = accountTokens;
      const gone = await db.read
        .delete(accountTokens)
        .where(
          or(
            and(ne(kind, 'email-undo'), lt(expires_at, daysBefore(now, keptDays))),
            and(eq(kind, 'email-undo'), lt(expires_at, daysBefore(now, keptAddressDays))),
          ),
        )
        .returning({ id });
      // Those of a contract belong to its history, and go with it.
      const codes = await db.read
        .delete(oneTimeCodes)
        .where(and(isNotNull(oneTimeCodes.user_uid), lt(oneTimeCodes.expires_at, daysBefore(now, keptDays))))
        .returning({ id: oneTimeCodes.id });
      return gone.length + codes.length;
    }),
  ];
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
