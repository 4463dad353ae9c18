import * as z from 'shared-api/schema';
import { roles } from '../domain/roles';

const uids = z._default(z.array(z.uuid()).check(z.maxLength(1_000)), []);

/** Whole roles, dealers one by one, people one by one; a list that is left out is empty. */
export const audience = z.strictObject({
  roles: z._default(z.array(z.enum(roles)), []),
  store_uids: uids,
  user_uids: uids,
});
export type Audience = z.infer<typeof audience>;

/** Somebody who is signed in, as an audience sees them. */
export interface AudienceMember {
  readonly uid: string;
  readonly roles: readonly (typeof roles)[number][];
  readonly store_uids: readonly string[];
}

/** Whoever is in any of its lists belongs to an audience. */
export function isInAudience({ roles: chosen, store_uids, user_uids }: Audience, member: AudienceMember): boolean {
  return (
    user_uids.includes(member.uid) ||
    member.roles.some((role) => chosen.includes(role)) ||
    member.store_uids.some((store) => store_uids.includes(store))
  );
}

/** Of nobody. */
export function isEmptyAudience({ roles: chosen, store_uids, user_uids }: Audience): boolean {
  return chosen.length + store_uids.length + user_uids.length === 0;
}
