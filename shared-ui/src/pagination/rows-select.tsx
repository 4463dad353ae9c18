import { chakra } from '@chakra-ui/react';
import { useIntl } from '../intl';
import { messages } from './messages';

const CHOICES = [5, 12, 25, 50];

const Root = chakra('label', {
  base: { display: { base: 'none', sm: 'inline-flex' }, alignItems: 'center', gap: '8px' },
});
const Select = chakra('select', {
  base: {
    height: 'compact',
    paddingInline: '8px',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'line.control',
  },
});

/** How many rows a page. */
export function RowsSelect({ value, onChange }: { value: number; onChange(rows: number): void }) {
  const intl = useIntl();
  const choices = CHOICES.includes(value) ? CHOICES : [...CHOICES, value].sort((a, b) => a - b);
  return (
    <Root>
      {intl.formatMessage(messages.rows)}
      <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {choices.map((rows) => (
          <option key={rows} value={rows}>
            {rows}
          </option>
        ))}
      </Select>
    </Root>
  );
}
