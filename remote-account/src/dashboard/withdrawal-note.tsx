import { lastDayOf } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { Text, TextLink } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { messages } from './messages';

/** Until when one may withdraw, with the law's own words as the way there; nothing once the term is over. */
export function WithdrawalNote({ contract, now }: { contract: CustomerContract; now: string }) {
  const { withdrawal_ends_at: endsAt, contract_uid } = contract;
  if (!endsAt || Date.parse(endsAt) <= Date.parse(now)) return null;
  return (
    <Text look="small" muted marginTop="12px">
      <FormattedMessage
        {...messages.withdrawUntil}
        values={{
          date: formatDate(lastDayOf(new Date(endsAt))),
          a: (words) => (
            <TextLink key="withdraw" to={paths.withdrawal(contract_uid)}>
              {words}
            </TextLink>
          ),
        }}
      />
    </Text>
  );
}
