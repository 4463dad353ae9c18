import { chakra } from 'shared-ui/chakra';
import { percentOf } from './bars';
import { FigureLink } from './figure-link';

const Cells = chakra('ol', {
  base: { display: { base: 'block', md: 'grid' }, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
const Cell = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    // In rem: where letters are twice as large, the numbers stand below.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: { base: 'center', md: 'stretch' },
    gap: { base: '8px', md: '0' },
    minHeight: '40px',
    padding: { base: '4px 16px', md: '24px 20px 16px' },
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& + &': { borderInlineStartWidth: { md: '1px' } },
  },
});
/** From 960 px on the bars stand on their names; below, everything is one row. */
const Standing = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'flex-end',
    height: '88px',
    marginBlock: { md: '24px 16px' },
  },
});
const Lying = chakra('span', {
  base: { display: { base: 'block', md: 'none' }, order: 1, flex: '1 1 3rem', height: '12px' },
});
const Bar = chakra('span', {
  base: {
    display: 'block',
    bg: 'brand',
    printColorAdjust: 'exact',
    width: '100%',
    height: '100%',
    minWidth: '2px',
    minHeight: '2px',
    _highContrast: { bg: 'CanvasText' },
  },
});
const number = { flex: { base: '0 0 3.5rem', md: 'none' } } as const;
const Passed = chakra('span', {
  base: {
    ...number,
    position: { md: 'absolute' },
    top: 0,
    right: 0,
    textStyle: 'caption',
    textAlign: 'end',
    color: 'fg.muted',
    '&[data-worst]': { color: 'error', fontWeight: 600 },
  },
});
const Name = chakra('span', { base: { flex: { base: '0 0 5.5rem', md: 'none' }, color: { md: 'fg.muted' } } });
const Count = chakra('b', {
  base: {
    ...number,
    textAlign: { base: 'end', md: 'start' },
    fontWeight: 600,
    marginInlineStart: { base: 'auto', md: 0 },
    order: { base: 2, md: 0 },
  },
});

export interface FunnelStep {
  key: string;
  label: string;
  count: number;
  countText: string;
  /** The list of what is counted, where there is one. */
  to?: string;
  /** How many of the step before came so far: "62,3 %"; null for the first. */
  passed: string | null;
  /** Where most are lost. */
  worst: boolean;
}

/** A way by its steps: bar, name, count and the share of the step before. */
export function StepBars({ label, steps }: { label: string; steps: readonly FunnelStep[] }) {
  const most = Math.max(...steps.map(({ count }) => count), 0);
  return (
    <Cells aria-label={label}>
      {steps.map(({ key, label: name, count, countText, to, passed, worst }) => (
        <Cell key={key} position="relative">
          <Standing aria-hidden="true">
            <Bar style={{ height: percentOf(count, most) }} />
          </Standing>
          <Lying aria-hidden="true">
            <Bar style={{ width: percentOf(count, most) }} />
          </Lying>
          <Name>{name}</Name>
          <Count>{to === undefined ? countText : <FigureLink to={to}>{countText}</FigureLink>}</Count>
          <Passed data-worst={worst || undefined} order={3} top={{ md: '24px' }} right={{ md: '20px' }}>
            {passed}
          </Passed>
        </Cell>
      ))}
    </Cells>
  );
}
