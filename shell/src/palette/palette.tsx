import { type KeyboardEvent, useId, useState } from 'react';
import { chakra, Icon, SearchIcon, Text, TextField } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { messages } from './messages';
import { closePalette } from './palette-store';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries';

const List = chakra('ul', { base: { listStyle: 'none', marginTop: '16px', maxHeight: '50vh', overflowY: 'auto' } });

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '44px',
    paddingInline: '13px',
    borderInlineStart: '3px solid transparent',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.chosen', borderInlineStartColor: 'brand' },
  },
});

function matching(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const wanted = text.trim().toLocaleLowerCase('it-IT');
  return entries.filter(({ label }) => label.toLocaleLowerCase('it-IT').includes(wanted));
}

/** The command palette: type, choose with the arrows, Enter. */
export function Palette() {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const entries = matching(usePaletteEntries(), text);

  function run(entry: PaletteEntry | undefined) {
    if (entry) {
      closePalette();
      entry.run();
    }
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[chosen]);
    }
  }

  return (
    <Dialog open onClose={closePalette} title={<FormattedMessage {...messages.title} />}>
      <TextField
        label={<FormattedMessage {...messages.search} />}
        before={<Icon of={SearchIcon} />}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={entries[chosen] && `${listId}-${entries[chosen].id}`}
        autoComplete="off"
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
      />
      {entries.length === 0 && (
        <Text muted marginTop="16px" role="status">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <List id={listId} role="listbox" aria-label={formatMessage(messages.results)}>
        {entries.map((entry, index) => (
          <Row
            key={entry.id}
            id={`${listId}-${entry.id}`}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => setChosen(index)}
            onClick={() => run(entry)}
          >
            {entry.label}
          </Row>
        ))}
      </List>
    </Dialog>
  );
}
