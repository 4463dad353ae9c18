import { useEffect, useRef } from 'react';
import { lastDayOf } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Text } from 'shared-ui';
import { formatLongDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { useContractCache } from '../common/contract/use-contract';
import { useContractDialog } from '../common/contract/use-contract-dialog';
import { messages } from './messages';
import { WithdrawForm } from './withdraw-form';

/** What leads here from another page, to the `id` below. */
const withdrawalHash = '#recesso';

/** The way out, in the law's own words, as long as the term runs: never hidden, never loud. */
export function Withdrawal({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const openDialog = useContractDialog();
  const { now } = useHost();
  const { put, refresh } = useContractCache(contract.contract_uid);
  const { withdrawal_ends_at: endsAt, withdrawn_at, code } = contract;
  const isOpen = endsAt !== null && withdrawn_at === null && Date.parse(endsAt) > now();
  const way = useRef<HTMLButtonElement>(null);
  const { hash } = useLocation();

  // The contract arrives after the page: the browser itself found no such place.
  useEffect(() => {
    if (isOpen && hash === withdrawalHash) way.current?.focus();
  }, [isOpen, hash]);
  if (!isOpen) return null;

  function ask() {
    openDialog({
      title: intl.formatMessage(messages.withdrawTitle, { code }),
      body: <WithdrawForm contract={contract} onDone={put} onRefused={refresh} />,
    });
  }

  return (
    <chakra.div id="recesso" marginTop="32px" _print={{ display: 'none' }}>
      <Button ref={way} look="link" onClick={ask}>
        <FormattedMessage {...messages.withdraw} />
      </Button>
      <Text look="small" muted>
        <FormattedMessage {...messages.withdrawUntil} values={{ date: formatLongDate(lastDayOf(new Date(endsAt))) }} />
      </Text>
    </chakra.div>
  );
}
