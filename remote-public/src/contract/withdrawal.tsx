import { lastDayOf } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Text } from 'shared-ui';
import { formatLongDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useContractCache } from '../common/contract/use-contract';
import { useContractDialog } from '../common/contract/use-contract-dialog';
import { messages } from './messages';
import { WithdrawForm } from './withdraw-form';

/** The way out, in the law's own words, as long as the term runs: never hidden, never loud. */
export function Withdrawal({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const openDialog = useContractDialog();
  const { now } = useHost();
  const { put } = useContractCache(contract.contract_uid);
  const { withdrawal_ends_at: endsAt, withdrawn_at, code } = contract;
  if (!endsAt || withdrawn_at || Date.parse(endsAt) <= now()) return null;

  function ask() {
    openDialog({
      title: intl.formatMessage(messages.withdrawTitle, { code }),
      body: <WithdrawForm contract={contract} onDone={put} />,
    });
  }

  return (
    <chakra.div marginTop="32px">
      <Button look="link" onClick={ask}>
        <FormattedMessage {...messages.withdraw} />
      </Button>
      <Text look="small" muted>
        <FormattedMessage {...messages.withdrawUntil} values={{ date: formatLongDate(lastDayOf(new Date(endsAt))) }} />
      </Text>
    </chakra.div>
  );
}
