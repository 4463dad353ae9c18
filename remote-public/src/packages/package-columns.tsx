import type { OfferedPackage } from 'shared-api/entities';
import { chakra, VisuallyHidden } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { consumerPrice, monthlyPrice } from '../common/prices';
import { messages } from './messages';

const widths = '72px 52px 88px 148px';

const Grid = chakra('span', {
  base: {
    display: { base: 'block', md: 'grid' },
    gridTemplateColumns: widths,
    textAlign: 'end',
    '& > span': { display: { base: 'none', md: 'block' } },
  },
});
const Heads = chakra('span', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: widths,
    paddingInlineEnd: '20px',
    textAlign: 'end',
    textStyle: 'tableHead',
    color: 'fg.muted',
  },
});
const Price = chakra('b', { base: { display: 'block', textStyle: 'h3', whiteSpace: 'nowrap' } });
const Before = chakra('s', { base: { textStyle: 'small', color: 'fg.muted' } });
const Monthly = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const Small = chakra('span', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, max-content))',
    marginTop: '8px',
    textStyle: 'caption',
    '& b': { display: 'block', textStyle: 'body', fontWeight: 500, color: 'fg' },
  },
});

/** The heads of the columns, once on top from 960. */
export function ColumnHeads({ rental }: { rental: boolean }) {
  return (
    <Heads aria-hidden="true">
      {[messages.services, messages.months, messages.km, rental ? messages.rentalPrice : messages.price].map((head) => (
        <span key={head.id}>
          <FormattedMessage {...head} />
        </span>
      ))}
    </Heads>
  );
}

/** Number of services, months, kilometres and price of a package, right aligned. */
export function PackageColumns({ pack }: { pack: OfferedPackage }) {
  const { price, discount } = consumerPrice(pack);
  return (
    <Grid>
      {[pack.mantenance_number, pack.mantenance_duration, pack.mantenance_km].map((value, index) => (
        <span key={[messages.services, messages.months, messages.km][index]?.id}>{formatNumber(value)}</span>
      ))}
      <div>
        <Price>
          <Money amount={pack.total} />
        </Price>
        {discount > 0 && (
          <Before>
            <VisuallyHidden>
              <FormattedMessage {...messages.before} values={{ price: formatMoney(price) }} />
            </VisuallyHidden>
            <span aria-hidden="true">{formatMoney(price)}</span>
          </Before>
        )}
        <Monthly>
          <FormattedMessage
            {...messages.monthly}
            values={{ price: formatMoney(monthlyPrice(pack.total, pack.mantenance_duration)) }}
          />
        </Monthly>
      </div>
    </Grid>
  );
}

/** The same three numbers under the title, each with its name, below 960. */
export function SmallColumns({ pack }: { pack: OfferedPackage }) {
  const columns = [
    { head: messages.services, value: pack.mantenance_number },
    { head: messages.months, value: pack.mantenance_duration },
    { head: messages.km, value: pack.mantenance_km },
  ];
  return (
    <Small>
      {columns.map(({ head, value }) => (
        <span key={head.id}>
          <FormattedMessage {...head} />
          <b>{formatNumber(value)}</b>
        </span>
      ))}
    </Small>
  );
}
