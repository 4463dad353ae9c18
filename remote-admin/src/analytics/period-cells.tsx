import { useId } from 'react';
import { type Analytics, type AnalyticsPeriod, analyticsPeriods } from 'shared-api/entities';
import { PeriodChange } from 'shared-staff/figures';
import { chakra, VisuallyHidden } from 'shared-ui';
import { twoColumns } from 'shared-ui/components';
import { formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import type { Period } from '../common/figures/period-names';
import { usePeriodSpan } from '../common/figures/period-span';
import { periodMessages as words } from './messages';

const Cells = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'line',
  },
});
const Cell = chakra('label', {
  base: {
    position: 'relative',
    display: 'block',
    padding: { base: '16px', md: '20px 24px' },
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': {
      bg: 'bg.chosen',
      boxShadow: 'inset 0 3px 0 {colors.brand}',
      _highContrast: { borderTop: '3px solid Highlight' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px', zIndex: 1 },
  },
});
const Input = chakra('input', {
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'inherit' },
});
/** The chosen days have all of the width: their figures stand side by side, each beside its change. */
const Wide = chakra('span', {
  base: {
    display: { base: 'block', sm: 'grid' },
    gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    alignItems: 'baseline',
    columnGap: '48px',
  },
});
const Figure = chakra('span', { base: { display: 'block' } });
const Row = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '8px',
  },
});
/** A figure and its change, which keeps to the end on a line of its own, too. */
const FigureRow = chakra(Row, { base: { '& > :last-child': { marginInlineStart: 'auto' } } });
const Name = chakra('b', { base: { textStyle: 'label', fontWeight: 600 } });
const Quiet = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const Count = chakra('b', {
  base: { fontSize: '2rem', lineHeight: '2.5rem', fontWeight: 600, letterSpacing: '-0.02em' },
});
const Sum = chakra('b', { base: { textStyle: 'h2', fontSize: { base: '1rem', md: '1.25rem' } } });

interface PeriodCellsProps {
  analytics: Analytics;
  value: Period | 'chosen';
  onChange(period: Period): void;
}

/** The four periods with what was made in each, and the days that were asked for; one is what the rest of the page shows. */
export function PeriodCells({ analytics, value, onChange }: PeriodCellsProps) {
  const name = useId();
  return (
    <Cells>
      <VisuallyHidden as="legend">
        <FormattedMessage {...words.label} />
      </VisuallyHidden>
      {analyticsPeriods.map((period) => (
        <Cell key={period}>
          <Input type="radio" name={name} checked={period === value} onChange={() => onChange(period)} />
          <CellFigures name={words[period]} period={analytics[period]} />
        </Cell>
      ))}
      {value === 'chosen' && analytics.chosen && (
        <Cell gridColumn="1 / -1">
          <Input type="radio" name={name} checked readOnly />
          <Wide>
            <CellFigures name={words.chosen} period={analytics.chosen} />
          </Wide>
        </Cell>
      )}
    </Cells>
  );
}

/** What was made in a period, beside its change. */
function CellFigures({ name, period }: { name: MessageDescriptor; period: AnalyticsPeriod }) {
  const spanOf = usePeriodSpan();
  return (
    <>
      <Row>
        <Name>
          <FormattedMessage {...name} />
        </Name>
        <Quiet>{spanOf(period)}</Quiet>
      </Row>
      <Figure>
        <FigureRow>
          <Count>{formatNumber(period.count)}</Count>
          <PeriodChange period={period} of="count" />
        </FigureRow>
        <Quiet>
          <FormattedMessage {...words.count} />
        </Quiet>
      </Figure>
      <Figure paddingTop="8px">
        <FigureRow>
          <Sum>{formatMoney(period.price)}</Sum>
          <PeriodChange period={period} of="price" />
        </FigureRow>
        <Quiet>
          <FormattedMessage {...words.price} />
        </Quiet>
      </Figure>
    </>
  );
}
