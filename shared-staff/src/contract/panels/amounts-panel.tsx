import type { StaffContract } from 'shared-api/entities';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { PriceBreakdown } from '../../common/amounts/price-breakdown';
import { messages } from './payment.messages';

/** The price as it was frozen. */
export function AmountsPanel({ contract }: { contract: StaffContract }) {
  return (
    <Panel title={<FormattedMessage {...messages.amounts} />}>
      <PriceBreakdown of={contract} rental={contract.package.kind === 'rental'} />
    </Panel>
  );
}
