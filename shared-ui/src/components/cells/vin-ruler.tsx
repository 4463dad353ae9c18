import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { VIN_GROUPS, VIN_LENGTH } from './vin-problem';

const at = (border: number) => `${(border / VIN_LENGTH) * 100}%`;

const Root = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '41px', sm: '25px' },
    marginTop: '8px',
    marginInline: 'var(--d)',
    color: 'line.control',
  },
});
const Ticks = chakra('svg', {
  base: { position: 'absolute', inset: 0, width: 'calc(100% + 1px)', height: '25px', overflow: 'visible' },
});
const Bar = chakra('span', {
  base: { position: 'absolute', insetInlineStart: 0, top: 0, height: '4px', bg: 'brand', transition: 'width 120ms' },
});
const Foot = chakra('span', { base: { position: 'absolute', top: '4px', width: '2px', height: '6px', bg: 'error' } });
const Name = chakra('span', {
  base: {
    position: 'absolute',
    top: '9px',
    fontSize: '11px',
    lineHeight: '16px',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    paddingInlineStart: { base: '3px', md: '6px' },
    // Under each other on a phone, where the first part has no room for both.
    '& > span': { display: { base: 'block', sm: 'inline' }, fontFamily: 'mono' },
  },
});

const borders = Array.from({ length: VIN_LENGTH + 1 }, (_, border) => border);
const groups = [
  { from: 0, range: '1–3', name: 'maker' },
  { from: 3, range: '4–9', name: 'model' },
  { from: 9, range: '10–17', name: 'specimen' },
] as const;

/**
 * The ruler under the VIN: how much is typed, what the parts mean, where the fault is. A drawing, whose letters are in
 * px: larger ones would lie over each other.
 */
export function VinRuler({ typed, wrong }: { typed: number; wrong: number | null }) {
  const intl = useIntl();
  return (
    <Root aria-hidden="true">
      <Ticks focusable="false">
        {borders.map((border) => (
          <rect
            key={border}
            x={at(border)}
            width="1"
            height={border === 0 || border === VIN_LENGTH || VIN_GROUPS.includes(border) ? 25 : 5}
            fill="currentColor"
            shapeRendering="crispEdges"
          />
        ))}
      </Ticks>
      <Bar width={at(typed)} />
      {wrong !== null && <Foot insetInlineStart={at(wrong + 0.5)} />}
      {groups.map(({ from, range, name }) => (
        <Name key={name} insetInlineStart={at(from)}>
          <span>{range}</span> {intl.formatMessage(messages[name])}
        </Name>
      ))}
    </Root>
  );
}
