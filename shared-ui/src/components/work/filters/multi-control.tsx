import { useState } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { Checkbox } from '../../checkbox';
import { type Option, TextField } from '../../field';
import { Icon, SearchIcon } from '../../icons';
import { messages } from './messages';
import { roomAtEdges } from './room-at-edges';

/** More options than these are searched, and turned over in a frame of their own. */
const mostAtOnce = 12;

const Frame = chakra('div', {
  base: {
    maxHeight: '248px',
    overflowY: 'auto',
    ...roomAtEdges,
    marginTop: '8px',
    paddingInline: '12px',
    borderWidth: '1px',
    '& > p': { paddingBlock: '12px', color: 'fg.muted' },
  },
});

interface MultiControlProps {
  label: string;
  options: readonly Option[];
  /** The chosen ones, with commas. */
  value: string;
  onChange(value: string): void;
}

/** Any of several; of many one finds one's own by a part of their names. */
export function MultiControl({ label, options, value, onChange }: MultiControlProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const chosen = value.split(',').filter(Boolean);
  const box = (option: Option) => (
    <Checkbox
      key={option.value}
      checked={chosen.includes(option.value)}
      onChange={(event) => {
        const rest = chosen.filter((other) => other !== option.value);
        onChange((event.target.checked ? [...rest, option.value] : rest).join());
      }}
    >
      {option.label}
    </Checkbox>
  );
  if (options.length <= mostAtOnce) return options.map(box);

  const part = typed.trim().toLocaleLowerCase('it');
  const found = options.filter((option) => option.label.toLocaleLowerCase('it').includes(part));
  return (
    <>
      <TextField
        label={intl.formatMessage(messages.find, { count: options.length })}
        before={<Icon of={SearchIcon} />}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Frame role="group" aria-label={label}>
        {found.map(box)}
        {found.length === 0 && <p role="status">{intl.formatMessage(messages.noneFound)}</p>}
      </Frame>
    </>
  );
}
