import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import type { RailEnd, RailStep } from './rail-types';
import { statusNames } from './statuses';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4px',
    gridTemplateColumns: { base: '1fr', md: 'none' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(0, 1fr)' },
  },
});
const Step = chakra('li', {
  base: { display: { base: 'flex', md: 'block' }, gap: '12px', minHeight: { base: '32px', md: 'auto' } },
});
/** Upright the note stands at the line's end, and under the name where both have no room. */
const Words = chakra('span', {
  base: {
    display: { base: 'flex', md: 'block' },
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
  },
});
const Bar = chakra('span', {
  base: {
    display: 'block',
    flexShrink: 0,
    width: { base: '8px', md: '100%' },
    height: { base: 'auto', md: '8px' },
    marginBottom: { md: '8px' },
  },
  variants: {
    state: {
      // Edges as thick as the bar: grounds vanish in forced colours and on paper.
      past: { borderWidth: '4px', borderColor: 'brand' },
      now: { borderWidth: '1px', borderColor: 'status.edge', forcedColorAdjust: 'none', printColorAdjust: 'exact' },
      next: { borderWidth: '1px', borderColor: 'line.control' },
      skipped: {
        borderStyle: 'dotted',
        borderColor: 'line.control',
        borderWidth: { base: '0 0 0 2px', md: '2px 0 0' },
        marginTop: { md: '3px' },
        height: { md: '5px' },
      },
    },
  },
});
const Name = chakra('span', {
  base: { display: 'block', textStyle: 'label' },
  variants: { quiet: { true: { color: 'fg.muted', fontWeight: 400 } } },
});
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

interface StatusBarsProps {
  steps: readonly RailStep[];
  ends?: readonly RailEnd[];
}

/** The customer's status rail: bars of 8 px in life-cycle order, six unless it ended before; upright below 960. */
export function StatusBars({ steps, ends = [] }: StatusBarsProps) {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage(messages.rail)}>
      {steps.map(({ status, state, note }) => (
        <Step key={status} aria-current={state === 'now' ? 'step' : undefined}>
          <Bar state={state} bg={state === 'now' ? `status.${status}` : undefined} />
          <Words>
            <Name quiet={state === 'next' || state === 'skipped'}>{intl.formatMessage(statusNames[status])}</Name>
            <Detail>{state === 'skipped' ? intl.formatMessage(messages.skipped) : note}</Detail>
          </Words>
        </Step>
      ))}
      {ends.map(({ key, label, state, note }) => (
        <Step key={key}>
          <Bar state={state} />
          <Words>
            <Name quiet={state === 'next'}>{label}</Name>
            <Detail>{note}</Detail>
          </Words>
        </Step>
      ))}
    </List>
  );
}
