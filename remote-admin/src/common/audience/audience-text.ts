import { roles } from 'shared-api/domain';
import type { InAppNotification } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { roleGroups, audienceMessages as words } from './audience.messages';

/**
 * "manager, Autocentro Lambro e 2 persone": for whom a notification is, in words; a single dealer by its name.
 * @param storeNames by uid, those that are known
 */
export function audienceText(
  { roles: chosen, store_uids, user_uids }: InAppNotification['audience'],
  storeNames: ReadonlyMap<string, string>,
  intl: IntlShape,
): string {
  const [only = ''] = store_uids;
  const stores =
    (store_uids.length === 1 && storeNames.get(only)) || intl.formatMessage(words.stores, { count: store_uids.length });
  return intl.formatList([
    ...(roles.every((role) => chosen.includes(role))
      ? [intl.formatMessage(words.everyRole)]
      : roles.filter((role) => chosen.includes(role)).map((role) => intl.formatMessage(roleGroups[role]))),
    ...(store_uids.length > 0 ? [stores] : []),
    ...(user_uids.length > 0 ? [intl.formatMessage(words.people, { count: user_uids.length })] : []),
  ]);
}
