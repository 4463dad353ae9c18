import { type PointerEvent, type ReactNode, useState } from 'react';
import { chakra } from 'shared-ui/chakra';
import { axisSteps } from './axis-steps';
import { BarSample, barBefore, DayBar, percentOf } from './bars';
import type { BarDay } from './day-bars';
import { FigureLink } from './figure-link';

const Reading = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 24px',
    minHeight: '40px',
    paddingInline: { base: '16px', md: '24px' },
    paddingBlock: '8px',
    bg: 'bg.canvas',
    borderBottomWidth: '1px',
    textStyle: 'small',
    '& > b': { fontWeight: 600 },
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  },
});
const Hint = chakra('small', {
  base: { display: { base: 'none', md: 'block' }, textStyle: 'small', marginInlineStart: 'auto', color: 'fg.muted' },
});
const Body = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '16px',
    padding: { base: '24px 16px 16px', md: '24px' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});
const plotHeight = { base: '140px', md: '220px' };
const Scale = chakra('div', {
  base: { position: 'relative', height: plotHeight, textStyle: 'caption', color: 'fg.muted' },
});
const Plot = chakra('div', {
  base: {
    position: 'relative',
    height: plotHeight,
    borderBottom: '1px solid',
    borderColor: 'line.control',
  },
});
const Line = chakra('div', { base: { position: 'absolute', insetInline: 0, borderTopWidth: '1px' } });
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } as const;
const Days = chakra('div', { base: { ...columns, position: 'absolute', inset: 0 } });
const Day = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    gap: '1px',
    paddingInline: '10%',
    '&[data-chosen]': { bg: 'bg.muted', _highContrast: { outline: '1px dashed Highlight' } },
  },
});
const Letters = chakra('div', {
  base: {
    ...columns,
    gridColumn: 2,
    height: '24px',
    alignItems: 'end',
    textAlign: 'center',
    textStyle: 'caption',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > [data-strong]': { color: 'fg', fontWeight: 700 },
  },
});
/** Chooses the day by arrows; the pointer chooses by passing over the columns. */
const Chooser = chakra('input', {
  base: {
    position: 'absolute',
    bottom: 0,
    insetInline: 0,
    width: '100%',
    height: '1px',
    opacity: 0,
    pointerEvents: 'none',
  },
});

/** A day of the chart. */
export interface ChartDay extends BarDay {
  /** Whether its letter stands on narrow screens, too. */
  sparse: boolean;
  /** "23 contratti, 24.319,00 €". */
  nowText: string;
  /** The list of what is counted on it, where there is one. */
  to?: string;
  /** "12 ottobre: 14 contratti, 14.135,00 €"; null where that time had no such day. */
  beforeText: string | null;
}

interface DayChartProps {
  /** What the bars show. */
  label: string;
  /** What the slider under the keyboard chooses: "Giorno". */
  chooserLabel: string;
  days: readonly ChartDay[];
  /** How a value of the axis is written. */
  write(value: number): string;
  /** Beside the reading: that arrows move it. */
  hint?: ReactNode;
}

/** A day a column, with a fixed line above that reads the day chosen by the pointer or the arrows: nothing floats. */
export function DayChart({ label, chooserLabel, days, write, hint }: DayChartProps) {
  const present = days.findIndex((day) => day.today);
  const [chosenKey, setChosenKey] = useState<string>();
  const found = days.findIndex((day) => day.key === chosenKey);
  const at = found >= 0 ? found : present >= 0 ? present : days.length - 1;
  const chosen = days[at];
  const most = Math.max(...days.flatMap(({ now, before }) => [now, before ?? 0]), 0);
  const compared = days.some(({ before }) => before !== undefined);
  const axis = axisSteps(most);
  const top = axis.at(-1) ?? 1;
  // On a narrow screen two numbers side by side run into each other.
  const besideToday = (place: number) => present >= 0 && Math.abs(place - present) < Math.round(days.length / 10);
  const choose = (place: number) => setChosenKey(days[place]?.key);

  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * days.length);
    choose(Math.min(Math.max(place, 0), days.length - 1));
  }

  return (
    <figure aria-label={label}>
      <Reading>
        <b>{chosen?.name}</b>
        <span>
          <BarSample aria-hidden="true" />{' '}
          {chosen?.to === undefined ? chosen?.nowText : <FigureLink to={chosen.to}>{chosen.nowText}</FigureLink>}
        </span>
        {chosen?.beforeText && (
          <chakra.span color="fg.muted">
            <BarSample before aria-hidden="true" /> {chosen.beforeText}
          </chakra.span>
        )}
        {hint && <Hint aria-hidden="true">{hint}</Hint>}
      </Reading>
      <Body>
        <Scale aria-hidden="true">
          {/* The widest number gives the column its width. */}
          <chakra.span visibility="hidden">{write(top)}</chakra.span>
          {axis.map((value) => (
            <chakra.span
              key={value}
              position="absolute"
              right={0}
              transform="translateY(50%)"
              style={{ bottom: percentOf(value, top) }}
            >
              {write(value)}
            </chakra.span>
          ))}
        </Scale>
        <Plot aria-hidden="true" onPointerMove={follow} onPointerDown={follow}>
          {axis.map((value) => (
            <Line key={value} style={{ bottom: percentOf(value, top) }} />
          ))}
          <Days>
            {days.map((day, place) => (
              <Day key={day.key} data-chosen={place === at || undefined}>
                {compared && <DayBar before style={barBefore(day.before, top)} />}
                <DayBar style={{ height: percentOf(day.now, top) }} />
              </Day>
            ))}
          </Days>
        </Plot>
        <Letters aria-hidden="true">
          {days.map((day, place) => (
            <chakra.span
              key={day.key}
              data-strong={place === at || day.today || undefined}
              visibility={{
                base: day.today || (day.sparse && !besideToday(place)) ? 'visible' : 'hidden',
                md: 'visible',
              }}
            >
              {day.letter}
            </chakra.span>
          ))}
        </Letters>
        <Chooser
          type="range"
          aria-label={chooserLabel}
          aria-valuetext={chosen && [`${chosen.name}: ${chosen.nowText}`, chosen.beforeText].filter(Boolean).join('; ')}
          min={0}
          max={days.length - 1}
          value={at}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
      </Body>
    </figure>
  );
}
