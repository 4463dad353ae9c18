import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { chakra } from 'shared-ui';
import { formatNumber, formatPercent } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { audienceText } from '../../common/audience/audience-text';
import { areaName } from '../../common/labels/area-name';
import { nearWhen } from '../../common/labels/near-when';
import { isBuiltIn, liveSince, trialName } from '../../common/system/area-status';
import { failuresOf } from '../../common/system/area-trouble';
import { messages } from './messages';

const Under = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const Code = chakra('span', { base: { textStyle: 'code', overflowWrap: 'anywhere' } });
const Name = chakra('b', { base: { fontWeight: 600 } });
const Line = chakra('span', { base: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 8px' } });
const Share = chakra('span', {
  base: { display: 'block', height: '8px', marginTop: '4px', borderWidth: '1px', borderColor: 'brand' },
});
const Filled = chakra('span', {
  base: { display: 'block', height: '100%', bg: 'brand', _highContrast: { bg: 'CanvasText' } },
});
const Failed = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& [data-bad]': { color: 'error', fontWeight: 600 },
  },
});

interface FactProps {
  area: AreaStatus;
}
interface TimedProps extends FactProps {
  /** The server's time. */
  now: string;
}

/** The area's name, over that of its folder. */
export function AreaName({ area }: FactProps) {
  return (
    <>
      <Name>{areaName(area.name, useIntl(), area.title)}</Name>
      <Under as="code" fontFamily="mono">
        {area.name}
      </Under>
    </>
  );
}

/** The version that everybody gets; since when, and whose action it was. */
export function LiveVersion({ area, now }: TimedProps) {
  const intl = useIntl();
  const { at, by } = liveSince(area);
  return (
    <>
      <Code>{releaseNameOf(area.live)}</Code>
      <Under>
        {isBuiltIn(area) ? (
          <FormattedMessage {...messages.builtIn} />
        ) : (
          <FormattedMessage {...messages.releasedBy} values={{ at: nearWhen('moment', at, now, intl), by }} />
        )}
      </Under>
    </>
  );
}

/** The version on trial, its share of the sessions as a line, and what follows by itself; a dash without one. */
export function CanaryShare({ area: { canary }, now }: TimedProps) {
  const intl = useIntl();
  if (canary === null) return '–';
  const percent = formatPercent(canary.percent);
  const next = canary.ramp?.next[0];
  return (
    <>
      <Line>
        <Code fontWeight={500}>{trialName(canary)}</Code>
        <Under as="span">
          {canary.since ? (
            <FormattedMessage
              {...(next === undefined ? messages.share : next === 100 ? messages.everybodyNext : messages.shareNext)}
              values={{
                percent,
                at: nearWhen('moment', canary.since, now, intl),
                next: formatPercent(next ?? 100),
                due: canary.ramp && nearWhen('moment', canary.ramp.due_at, now, intl),
              }}
            />
          ) : (
            <FormattedMessage {...messages.sharePlain} values={{ percent }} />
          )}
        </Under>
        {canary.audience && (
          <Under as="span">
            <FormattedMessage
              {...messages.canaryAudience}
              values={{ audience: audienceText(canary.audience, new Map(), intl) }}
            />
          </Under>
        )}
      </Line>
      <Share aria-hidden="true">
        <Filled style={{ width: `${canary.percent}%` }} />
      </Share>
    </>
  );
}

/** "41 su 2.310": what failed of what was loaded. */
export function OutOf({ failures, loads }: { failures: number; loads: number }) {
  return (
    <FormattedMessage {...messages.outOf} values={{ failures: formatNumber(failures), loads: formatNumber(loads) }} />
  );
}

/** The failures of 24 hours, drawn and counted. */
export function AreaFailures({ area, bad }: FactProps & { bad: boolean }) {
  return (
    <Failed>
      <HourBars hours={area.failures} />
      <span data-bad={bad || undefined}>
        <OutOf failures={failuresOf(area)} loads={area.loads} />
      </span>
    </Failed>
  );
}

const height = 24;
const Bars = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'flex-end', gap: '1px', height: `${height}px`, flexShrink: 0 },
});
const Bar = chakra('span', {
  base: { width: '3px', height: '1px', bg: 'fg.muted', '&[data-failed]': { bg: 'error' } },
});

/** An hour a bar, the oldest first, to the measure of the worst. The number beside it says it in words. */
function HourBars({ hours }: { hours: readonly number[] }) {
  // Few failures stay low, however much they are the worst.
  const worst = Math.max(10, ...hours);
  const bars = hours.map((failures, index) => ({ hour: index, failures }));
  return (
    <Bars aria-hidden="true">
      {bars.map(({ hour, failures }) => (
        <Bar
          key={hour}
          data-failed={failures > 0 || undefined}
          style={failures > 0 ? { height: `${Math.max(3, Math.round((failures / worst) * height))}px` } : undefined}
        />
      ))}
    </Bars>
  );
}
