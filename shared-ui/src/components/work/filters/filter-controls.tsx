import { type ReactNode, useState } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { SelectField, TextField } from '../../field';
import { isDay } from '../../format';
import { DateField } from '../fields/date-field';
import type { FilterField } from './filter-field';
import { messages } from './messages';
import { MultiControl } from './multi-control';
import { rangeOf, writeRange } from './ranges';

const Legend = chakra('legend', { base: { textStyle: 'label', marginBottom: '4px' } });
const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' } });

interface ControlOf<K extends FilterField['kind']> {
  filter: Extract<FilterField, { kind: K }>;
  value: string;
  onChange(value: string): void;
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <Legend>{label}</Legend>
      {children}
    </fieldset>
  );
}

function DatesControl({ filter, value, onChange }: ControlOf<'dates'>) {
  const intl = useIntl();
  const [left, setLeft] = useState(true);
  const [from, to] = rangeOf(value);
  const backwards = left && isDay(from) && isDay(to) && to < from;
  const write = (range: string) => {
    setLeft(false);
    onChange(range);
  };
  return (
    <Group label={filter.label}>
      <Pair>
        <DateField
          label={intl.formatMessage(messages.from)}
          value={from}
          max={to}
          onChange={(event) => write(writeRange(event.target.value, to))}
          onBlur={() => setLeft(true)}
        />
        <DateField
          label={intl.formatMessage(messages.to)}
          value={to}
          min={from}
          error={backwards && intl.formatMessage(messages.backwards)}
          onChange={(event) => write(writeRange(from, event.target.value))}
          onBlur={() => setLeft(true)}
        />
      </Pair>
    </Group>
  );
}

const digits = (text: string): string => text.replace(/\D/g, '');

function NumbersControl({ filter, value, onChange }: ControlOf<'numbers'>) {
  const intl = useIntl();
  const [from, to] = rangeOf(value);
  return (
    <Group label={filter.label}>
      <Pair>
        <TextField
          label={intl.formatMessage(messages.from)}
          inputMode="numeric"
          after={filter.unit}
          value={from}
          onChange={(event) => onChange(writeRange(digits(event.target.value), to))}
        />
        <TextField
          label={intl.formatMessage(messages.to)}
          inputMode="numeric"
          after={filter.unit}
          value={to}
          onChange={(event) => onChange(writeRange(from, digits(event.target.value)))}
        />
      </Pair>
    </Group>
  );
}

interface FilterControlProps {
  filter: FilterField;
  value: string;
  onChange(value: string): void;
}

/** The control of one filter, after its kind. */
export function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const intl = useIntl();
  switch (filter.kind) {
    case 'choice':
    case 'yesNo': {
      const options =
        filter.kind === 'choice'
          ? filter.options
          : [
              { value: 'true', label: filter.yes ?? intl.formatMessage(messages.yes) },
              { value: 'false', label: filter.no ?? intl.formatMessage(messages.no) },
            ];
      return (
        <SelectField
          label={filter.label}
          placeholder={(filter.kind === 'choice' ? filter.any : undefined) ?? intl.formatMessage(messages.any)}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
    case 'text':
      return (
        <TextField
          label={filter.label}
          autoComplete="off"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'multi':
      return (
        <Group label={filter.label}>
          <MultiControl label={filter.label} options={filter.options} value={value} onChange={onChange} />
        </Group>
      );
    case 'dates':
      return <DatesControl filter={filter} value={value} onChange={onChange} />;
    case 'numbers':
      return <NumbersControl filter={filter} value={value} onChange={onChange} />;
  }
}
