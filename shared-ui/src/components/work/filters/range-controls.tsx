import { type KeyboardEvent, useState } from 'react';
import { parseMoney } from 'shared-api/domain';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { TextField } from '../../field';
import { isDay } from '../../format';
import { DateField } from '../fields/date-field';
import { MoneyField } from '../fields/money-field';
import { ControlGroup } from './control-group';
import type { FilterField } from './filter-field';
import { messages } from './messages';
import { moneyRangeOf, rangeOf, writeRange } from './ranges';

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' } });

interface ControlOf<K extends FilterField['kind']> {
  filter: Extract<FilterField, { kind: K }>;
  value: string;
  onChange(value: string): void;
}

/** What is wrong with a range is told once its field is left, or sent with Enter. */
function useLeaving(onChange: (value: string) => void) {
  const [left, setLeft] = useState(true);
  return {
    left,
    leave: () => setLeft(true),
    leaveByEnter: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') setLeft(true);
    },
    write(from: string, to: string) {
      setLeft(false);
      onChange(writeRange(from, to));
    },
  };
}

export function DatesControl({ filter, value, onChange }: ControlOf<'dates'>) {
  const intl = useIntl();
  const { left, leave, write } = useLeaving(onChange);
  const [from, to] = rangeOf(value);
  const backwards = left && isDay(from) && isDay(to) && to < from;
  return (
    <ControlGroup label={filter.label}>
      <Pair>
        <DateField
          label={intl.formatMessage(messages.from)}
          value={from}
          max={to}
          onChange={(event) => write(event.target.value, to)}
          onBlur={leave}
        />
        <DateField
          label={intl.formatMessage(messages.to)}
          value={to}
          min={from}
          error={backwards && intl.formatMessage(messages.backwards)}
          onChange={(event) => write(from, event.target.value)}
          onBlur={leave}
        />
      </Pair>
    </ControlGroup>
  );
}

const digits = (text: string): string => text.replace(/\D/g, '');

export function NumbersControl({ filter, value, onChange }: ControlOf<'numbers'>) {
  const intl = useIntl();
  const { left, leave, leaveByEnter, write } = useLeaving(onChange);
  const [from, to] = rangeOf(value);
  const backwards = left && from !== '' && to !== '' && Number(to) < Number(from);
  const ends = { inputMode: 'numeric', after: filter.unit, onBlur: leave, onKeyDown: leaveByEnter } as const;
  return (
    <ControlGroup label={filter.label}>
      <Pair>
        <TextField
          {...ends}
          label={intl.formatMessage(messages.from)}
          value={from}
          onChange={(event) => write(digits(event.target.value), to)}
        />
        <TextField
          {...ends}
          label={intl.formatMessage(messages.to)}
          value={to}
          error={backwards && intl.formatMessage(messages.less)}
          onChange={(event) => write(from, digits(event.target.value))}
        />
      </Pair>
    </ControlGroup>
  );
}

/** It keeps its ends apart: what is half typed, such as "2.", could not be told from the dots between them. */
export function MoneyControl({ filter, value, onChange }: ControlOf<'money'>) {
  const intl = useIntl();
  const { left, leave, leaveByEnter, write } = useLeaving(onChange);
  const [[from, to], setEnds] = useState(() => moneyRangeOf(value));
  const [least, most] = [parseMoney(from), parseMoney(to)];
  const unreadable = (text: string, cents: number | null) =>
    left && text !== '' && cents === null && intl.formatMessage(messages.noAmount);
  const put = (nextFrom: string, nextTo: string) => {
    setEnds([nextFrom, nextTo]);
    write(nextFrom, nextTo);
  };
  const backwards = left && least !== null && most !== null && most < least;
  return (
    <ControlGroup label={filter.label}>
      <Pair>
        <MoneyField
          label={intl.formatMessage(messages.from)}
          value={from}
          error={unreadable(from, least)}
          onChange={(amount) => put(amount, to)}
          onBlur={leave}
          onKeyDown={leaveByEnter}
        />
        <MoneyField
          label={intl.formatMessage(messages.to)}
          value={to}
          error={unreadable(to, most) || (backwards && intl.formatMessage(messages.less))}
          onChange={(amount) => put(from, amount)}
          onBlur={leave}
          onKeyDown={leaveByEnter}
        />
      </Pair>
    </ControlGroup>
  );
}
