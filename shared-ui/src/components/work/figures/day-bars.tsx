import { Fragment } from 'react';
import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { BarKey } from './bar-key';
import { barBefore, DayBar, percentOf } from './bars';
import { messages } from './messages';

const Figure = chakra('figure', { base: { marginTop: '16px' } });
const Days = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    height: '68px',
    borderBottom: '1px solid',
    borderColor: 'line.control',
  },
});
const Day = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    gap: '1px',
    height: '100%',
    paddingInline: '10%',
  },
});
const Letters = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: '24px',
    alignItems: 'center',
    textAlign: 'center',
    textStyle: 'caption',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& > b': { color: 'fg', fontWeight: 700 },
  },
});

export interface BarDay {
  key: string;
  /** Under the bar: "L", or every seventh day "8"; empty for none. */
  letter: string;
  /** The day in full, for the table. */
  name: string;
  now: number;
  /** The same day of the time before; leave out for one series. */
  before?: number;
  today?: boolean;
}

interface DayBarsProps {
  /** What the bars show. */
  label: string;
  days: readonly BarDay[];
  /** The names of the two series, for the key and the table. */
  nowName: string;
  beforeName?: string;
  /** Shows the key under the bars. */
  withKey?: boolean;
  /** How a value is written. */
  write?(value: number): string;
}

/** A day a bar, 92 px with its letters: hatched before, solid now. Screen readers get the same as a table. */
export function DayBars({ label, days, nowName, beforeName, withKey = false, write = String }: DayBarsProps) {
  const most = Math.max(...days.flatMap(({ now, before }) => [now, before ?? 0]), 0);
  const compared = beforeName !== undefined;
  return (
    <Figure>
      <div aria-hidden="true">
        <Days>
          {days.map((day) => (
            <Day key={day.key}>
              {compared && <DayBar before style={barBefore(day.before, most)} />}
              <DayBar style={{ height: percentOf(day.now, most) }} />
            </Day>
          ))}
        </Days>
        <Letters>
          {days.map((day) => (
            <Fragment key={day.key}>{day.today ? <b>{day.letter}</b> : <span>{day.letter}</span>}</Fragment>
          ))}
        </Letters>
        {withKey && <BarKey now={nowName} before={beforeName} />}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.day} />
              </th>
              {compared && <th scope="col">{beforeName}</th>}
              <th scope="col">{nowName}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.key}>
                <th scope="row">{day.name}</th>
                {compared && <td>{write(day.before ?? 0)}</td>}
                <td>{write(day.now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Figure>
  );
}
