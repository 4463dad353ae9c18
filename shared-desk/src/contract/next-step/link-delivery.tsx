import { chakra } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { DeliveryLine } from 'shared-ui/work';
import { deliveryOf, messageName } from '../history/message-item';
import { shortWhen } from '../history/short-when';
import { useMessages } from '../history/use-history';

const Line = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', marginTop: '12px' },
});

/** What became of the last SMS with the link: the first thing that a dealer wants to know. */
export function LinkDelivery({ uid }: { uid: string }) {
  const intl = useIntl();
  const { data = [] } = useMessages(uid);
  const last = data
    .filter(({ template }) => template === 'contract-link')
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0];
  if (!last) return null;
  return (
    <Line>
      <strong>
        {messageName(last, intl)}, {shortWhen(last.created_at)}
      </strong>
      <DeliveryLine {...deliveryOf(last, intl)} />
    </Line>
  );
}
