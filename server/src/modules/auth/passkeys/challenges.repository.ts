import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { passkeyChallenges } from '../../../platform/db/schema';
import { randomToken } from '../../../platform/keys';

/** A person may have to look for a key or a phone (WCAG 2.2.1). */
export const challengeLastsMs = 5 * 60_000;

/**
 * A new challenge; those that are over are thrown away with it.
 * @param uid whose new passkey it is for; null for the proof of one
 */
export async function issueChallenge(db: Queries, uid: string | null, now: Date): Promise<string> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now));
  const challenge = randomToken();
  const expires_at = new Date(now.getTime() + challengeLastsMs);
  await db.insert(passkeyChallenges).values({ challenge, user_uid: uid, expires_at });
  return challenge;
}

/** Uses a challenge up; false when it is none of ours, for something else, or over. */
export async function takeChallenge(db: Queries, challenge: string, uid: string | null, now: Date): Promise<boolean> {
  const { user_uid, expires_at } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        uid === null ? isNull(user_uid) : eq(user_uid, uid),
        gt(expires_at, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}
