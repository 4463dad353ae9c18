import { useOwnAnalytics } from 'shared-staff/figures';
import { FunnelPanel } from '../common/figures/funnel-panel';
import { SplitPanel } from '../common/figures/split-panel';

const everyDealer = { basis: 'created', store: '' } as const;

/** How the network does this month: which dealers make contracts, and how far visitors come. Figures tells a failure. */
export function NetworkPanels() {
  const { data } = useOwnAnalytics();
  if (!data) return null;
  return (
    <>
      <SplitPanel analytics={data} name="store" figures={everyDealer} period="monthly" dated />
      <FunnelPanel analytics={data} store="" period="monthly" />
    </>
  );
}
