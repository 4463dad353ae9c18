import { useMemo } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { audienceMessages } from '../../common/audience/audience.messages';
import type { AudienceNames } from '../form/notification-values';
import { usePersonNames } from '../use-person-names';
import { useStoreNames } from '../use-store-names';

/** How an audience's dealers and people are called; undefined until it is known. */
export function useAudienceNames({ audience }: InAppNotification): AudienceNames | undefined {
  const intl = useIntl();
  const stores = useStoreNames();
  const people = usePersonNames(audience.user_uids);
  return useMemo(
    () =>
      stores &&
      people && {
        store: (uid) => stores.get(uid) ?? intl.formatMessage(audienceMessages.goneStore),
        person: (uid) => people.get(uid) ?? intl.formatMessage(audienceMessages.gonePerson),
      },
    [intl, stores, people],
  );
}
