import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { CheckIcon, Icon } from '../icons';
import { messages } from './messages';
import type { RailStep } from './rail-types';
import { statusNames } from './statuses';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: { base: '2px', md: 0 },
    bg: { md: 'bg.panel' },
    borderWidth: { md: '1px' },
  },
});
const Cell = chakra('li', {
  base: {
    minHeight: { base: '8px', md: '68px' },
    padding: { md: '14px 12px 12px 24px' },
    overflow: 'hidden',
    borderTopWidth: { md: '4px' },
    borderInlineStartWidth: { md: '1px' },
    '&:first-of-type': { borderInlineStartWidth: 0 },
    // A ground alone would not be seen there.
    _highContrast: { borderTopWidth: '4px' },
    // A sheet is narrower than 960 px, and printers leave grounds out.
    _print: { padding: '8px', borderTopWidth: '4px', bg: 'transparent' },
  },
  variants: {
    state: {
      past: { borderTopColor: 'brand', bg: { base: 'brand', md: 'transparent' } },
      now: {
        borderTopColor: 'status.edge',
        forcedColorAdjust: 'none',
        color: 'status.on',
        '&& *': { color: 'status.on' },
      },
      next: {
        borderTopStyle: 'dashed',
        borderTopColor: 'line.control',
        color: 'fg.muted',
        bg: { base: 'line', md: 'transparent' },
      },
      skipped: {
        borderTopStyle: 'dotted',
        borderTopColor: 'line.control',
        color: 'fg.muted',
        bg: { base: 'line', md: 'transparent' },
      },
    },
  },
});
const Words = chakra('span', {
  base: {
    display: 'block',
    '@media screen and (max-width: 959.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
const Name = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '6px', textStyle: 'label', whiteSpace: 'nowrap' },
});
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

/** The staff's status rail: six equal cells, joined to the panel of the next step below; 8 px high below 960. */
export function StatusCells({ steps }: { steps: readonly RailStep[] }) {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage(messages.rail)}>
      {steps.map(({ status, state, note }) => (
        <Cell
          key={status}
          state={state}
          bg={state === 'now' ? `status.${status}` : undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <Words>
            <Name>
              {state === 'past' && <Icon of={CheckIcon} size={12} />}
              {intl.formatMessage(statusNames[status])}
            </Name>
            <Detail>{state === 'skipped' ? intl.formatMessage(messages.skipped) : note}</Detail>
          </Words>
        </Cell>
      ))}
    </List>
  );
}
