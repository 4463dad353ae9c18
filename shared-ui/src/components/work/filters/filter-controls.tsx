import { useIntl } from 'shared-ui/intl';
import { SelectField, TextField } from '../../field';
import { ControlGroup } from './control-group';
import type { FilterField } from './filter-field';
import { messages } from './messages';
import { MultiControl } from './multi-control';
import { DatesControl, MoneyControl, NumbersControl } from './range-controls';

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
        <ControlGroup label={filter.label}>
          <MultiControl label={filter.label} options={filter.options} value={value} onChange={onChange} />
        </ControlGroup>
      );
    case 'dates':
      return <DatesControl filter={filter} value={value} onChange={onChange} />;
    case 'numbers':
      return <NumbersControl filter={filter} value={value} onChange={onChange} />;
    case 'money':
      return <MoneyControl filter={filter} value={value} onChange={onChange} />;
  }
}
