import type { AdminUser } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

/** Names the dealers that nobody is in charge of once a person is not: they go off sale. */
export function LeftAlone({ user: { stores, only_manager_of = [] } }: { user: AdminUser }) {
  const intl = useIntl();
  const names = stores.filter(({ store_uid }) => only_manager_of.includes(store_uid)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Note tone="warning" role="status" marginTop="8px">
      <FormattedMessage {...messages.leftAlone} values={{ names: intl.formatList(names), count: names.length }} />
    </Note>
  );
}
