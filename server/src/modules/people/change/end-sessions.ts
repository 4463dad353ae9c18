import { notFound } from '../../../platform/errors';
import { ownsSession } from '../../auth';
import { auditPerson } from './audit-person';
import type { PersonAtHand } from './person-change';

/** Ends every sign-in of a person. */
export async function endSessions(hand: PersonAtHand): Promise<void> {
  await hand.context.platform.sessions.endAll(hand.tx, hand.account.uid);
  await auditPerson(hand, 'sessions-ended');
}

/** Ends one sign-in of a person. @throws Refusal `not_found` when it is none of theirs */
export async function endSession(hand: PersonAtHand, id: string): Promise<void> {
  if (!(await ownsSession(hand.tx, hand.account.uid, id))) throw notFound();
  await hand.context.platform.sessions.end(hand.tx, id);
  await auditPerson(hand, 'session-ended');
}
