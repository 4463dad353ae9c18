import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { type Account, findRoles, limitOf, updateAccount } from '../../users';
import { peopleMessages } from '../people.messages';
import { auditPerson } from './audit-person';
import { isOwn, type PersonAtHand } from './person-change';

/**
 * Limits an administrator to some areas, or to none of them any more.
 * @throws Refusal `validation` on `areas`: one's own, those of somebody who is no administrator, or by one who is limited
 */
export async function changeReleaseAreas(hand: PersonAtHand, areas: readonly string[] | null): Promise<Account> {
  const { tx, account, caller, now } = hand;
  if (isOwn(hand)) throw invalid({ areas: [t(peopleMessages.ownReleaseAreas)] });
  if ((await limitOf(tx, caller.uid)) !== null) throw invalid({ areas: [t(peopleMessages.releaseAreasAreLimited)] });
  if (!(await findRoles(tx, account.uid)).includes('admin'))
    throw invalid({ areas: [t(peopleMessages.releasesNothing)] });
  const wanted = areas === null ? null : [...new Set(areas)].sort();
  const changed = await updateAccount(tx, account, { release_areas: wanted }, now);
  await auditPerson(hand, 'release-areas-changed', { before: account.release_areas, after: wanted });
  return changed;
}
