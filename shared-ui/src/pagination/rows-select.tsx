import { chakra } from '@chakra-ui/react';
import { ChevronDownIcon, Icon } from '../components/icons';
import { useIntl } from '../intl';
import { messages } from './messages';

const CHOICES = [5, 12, 25, 50];

const Root = chakra('label', {
  base: { display: { base: 'none', sm: 'inline-flex' }, alignItems: 'center', gap: '8px' },
});
const Shell = chakra('span', {
  base: {
    position: 'relative',
    '& > span': { position: 'absolute', insetInlineEnd: '8px', top: 'calc(50% - 8px)', pointerEvents: 'none' },
  },
});
const Select = chakra('select', {
  base: {
    appearance: 'none',
    height: 'compact',
    paddingInline: '8px 32px',
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
      <Shell>
        <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((rows) => (
            <option key={rows} value={rows}>
              {rows}
            </option>
          ))}
        </Select>
        <Icon of={ChevronDownIcon} />
      </Shell>
    </Root>
  );
}
