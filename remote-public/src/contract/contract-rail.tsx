import { romeDate } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { StatusBars } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { railEnds, railOf } from './rail-of';

/** The contract's way in bars, with its days as they are written today. */
export function ContractRail({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const { now } = useHost();
  const today = romeDate(new Date(now()));
  return <StatusBars steps={railOf(contract, intl, today)} ends={railEnds(contract, intl, today)} />;
}
