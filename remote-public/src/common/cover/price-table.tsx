import type { OfferedPackage } from 'shared-api/entities';
import { coverTable, coverTableMessages } from 'shared-api/terms';
import { chakra, Skeleton } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CoverCell } from './cover-cell';
import { messages } from './messages';

/** On a small window four in a line; fewer where letters leave them no room. */
const four = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(4rem, 22%), 1fr))',
  columnGap: '8px',
};

/** One table; below 960 each row's name stands over its four cells. Roles are explicit because `display` changes. */
const Table = chakra('table', {
  base: {
    display: { base: 'block', md: 'table' },
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(thead, tbody)': { display: { base: 'contents', md: 'table-row-group' } },
  },
});
const HeadRow = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, 8rem), 1fr))',
    borderBlockWidth: '1px',
    borderTopColor: 'line.ink',
  },
});
const HeadCell = chakra('th', {
  base: {
    width: { md: '206px' },
    padding: { base: '16px 12px 20px 0', md: '20px 12px 24px 16px' },
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    borderInlineStartWidth: { md: '1px' },
    '&:nth-of-type(odd)': { borderInlineStartWidth: '1px', paddingInlineStart: '16px' },
    '&:nth-of-type(n + 4)': { borderTopWidth: { base: '1px', md: 0 } },
  },
  variants: { compact: { true: { width: { md: '152px' } } } },
});
const TaxCell = chakra('th', {
  base: {
    gridColumn: '1 / -1',
    order: 1,
    paddingBlock: { base: '12px', md: '24px' },
    borderTopWidth: { base: '1px', md: 0 },
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: 400,
    textStyle: 'small',
    color: 'fg.muted',
  },
});
/** The names again, short, that stay on top while the cells scroll by on a small window. */
const ShortRow = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'none' },
    ...four,
    position: 'sticky',
    top: '64px',
    '@media (max-height: 479.98px)': { top: 0 },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderBottomColor: 'line.ink',
    textStyle: 'caption',
    fontWeight: 600,
    '& > td': { paddingBlock: '12px' },
  },
});
const GroupCell = chakra('th', {
  base: {
    gridColumn: '1 / -1',
    paddingBlock: '24px 8px',
    textAlign: 'start',
    textStyle: 'tableHead',
    color: 'fg.muted',
  },
});
const Row = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    ...four,
    borderBottomWidth: '1px',
    '& > td': { borderInlineStartWidth: { md: '1px' } },
  },
});
const RowName = chakra('th', {
  base: {
    gridColumn: '1 / -1',
    paddingTop: { base: '10px', md: 0 },
    height: { md: '48px' },
    textAlign: 'start',
    fontWeight: 400,
  },
});
const Price = chakra('b', {
  base: {
    fontSize: { base: '1.125rem', md: '1.75rem' },
    lineHeight: '2.25rem',
    fontWeight: 600,
    letterSpacing: '-.01em',
    whiteSpace: 'nowrap',
    color: 'fg',
  },
  variants: { compact: { true: { fontSize: { md: '1.25rem' } } } },
});

/** "Tagliandi 24" to "Tagl. 24". */
function shortName(title: string): string {
  return title.replace(/^(\p{L}{4})\p{L}{2,}/u, '$1.');
}

function PackHead({ pack, compact }: { pack: OfferedPackage; compact: boolean }) {
  const price = (
    <Price key="price" compact={compact}>
      {formatMoney(pack.total)}
    </Price>
  );
  return (
    <HeadCell scope="col" role="columnheader" compact={compact}>
      <chakra.span display="block" textStyle="h2">
        {pack.title}
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fg.muted" minHeight="40px">
        {pack.excerpt}
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fg.muted" marginTop="12px">
        {compact ? price : <FormattedMessage {...messages.from} values={{ price }} />}
      </chakra.span>
    </HeadCell>
  );
}

const placeholders = ['first', 'second', 'third', 'fourth'];

/** The place of what packages exclude, as many lines as they commonly have: what stands below stays where it is. */
function ExclusionPlaces() {
  return (
    <tbody aria-hidden="true">
      <Row>
        <GroupCell colSpan={placeholders.length + 1}>
          <FormattedMessage {...coverTableMessages.excluded} />
        </GroupCell>
      </Row>
      {placeholders.map((row) => (
        <Row key={row}>
          <RowName>
            <chakra.span display="flex" alignItems="center" height="24px">
              <Skeleton height={16} width={180} />
            </chakra.span>
          </RowName>
          {placeholders.map((place) => (
            <CoverCell key={place} cover={null} />
          ))}
        </Row>
      ))}
    </tbody>
  );
}

interface PriceTableProps {
  /** Null keeps their places. */
  packages: readonly OfferedPackage[] | null;
  /** Beside something else, with the prices of one car: nothing is “from” then. */
  compact?: boolean;
}

/** The packages side by side: price with tax, length and what is in. */
export function PriceTable({ packages, compact = false }: PriceTableProps) {
  const intl = useIntl();
  return (
    <Table role="table" aria-label={intl.formatMessage(messages.table)} aria-busy={packages === null}>
      <thead>
        <HeadRow role="row">
          <TaxCell scope="col" role="columnheader">
            <FormattedMessage {...messages.taxNote} />
          </TaxCell>
          {packages
            ? packages.map((pack) => <PackHead key={pack.id} pack={pack} compact={compact} />)
            : placeholders.map((place) => (
                <HeadCell key={place} aria-hidden="true">
                  <Skeleton height={116} />
                </HeadCell>
              ))}
        </HeadRow>
        <ShortRow aria-hidden="true">
          {packages
            ? packages.map((pack) => <td key={pack.id}>{shortName(pack.title)}</td>)
            : placeholders.map((place) => <td key={place}>{'\u00a0'}</td>)}
        </ShortRow>
      </thead>
      {coverTable(packages ?? []).map((group) => (
        <tbody key={group.name.id}>
          <Row role="row">
            <GroupCell scope="rowgroup" role="rowheader" colSpan={(packages ?? placeholders).length + 1}>
              <FormattedMessage {...group.name} />
            </GroupCell>
          </Row>
          {group.rows.map((row) => (
            <Row key={typeof row.name === 'string' ? row.name : row.name.id} role="row">
              <RowName scope="row" role="rowheader">
                {typeof row.name === 'string' ? row.name : <FormattedMessage {...row.name} />}
              </RowName>
              {packages
                ? packages.map((pack) => <CoverCell key={pack.id} cover={row.of(pack)} />)
                : placeholders.map((place) => <CoverCell key={place} cover={null} />)}
            </Row>
          ))}
        </tbody>
      ))}
      {packages === null && <ExclusionPlaces />}
    </Table>
  );
}
