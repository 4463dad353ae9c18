import { expiring, useOwnStores } from 'shared-staff';
import { chakra, TextLink } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { useMonday, useStoreFigures } from '../common/stores/use-store-figures';
import { messages } from './messages';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '1px',
    bg: 'line',
    '& > div': { bg: 'bg.panel', padding: '12px 16px' },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  },
});

/** A dealer's week and what is about to be deleted; every number leads to its contracts. */
export function StoreFigures({ uid }: { uid: string }) {
  const monday = useMonday();
  const { data: stores = [] } = useOwnStores();
  const { data } = useStoreFigures(stores);
  const figures = data?.get(uid);
  const cells = [
    { name: messages.week, count: figures?.week, address: `store_uid=${uid}&created_at=${monday}..` },
    { name: messages.expiring, count: figures?.expiring, address: `store_uid=${uid}&${expiring.address}` },
  ];
  return (
    <Figures>
      {cells.map(({ name, count, address }) => (
        <div key={name.id}>
          <dt>
            <FormattedMessage {...name} />
          </dt>
          <dd>{count === undefined ? '–' : <TextLink to={paths.list(address)}>{formatNumber(count)}</TextLink>}</dd>
        </div>
      ))}
    </Figures>
  );
}
