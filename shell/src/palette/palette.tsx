import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { chakra, Text, VisuallyHidden } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { takeEarlyLetters } from './early-letters';
import { messages } from './messages';
import type { PaletteEntry } from './palette-entry';
import { PaletteFoot } from './palette-foot';
import { PaletteHead } from './palette-head';
import { PaletteRow } from './palette-row';
import { closePalette } from './palette-store';
import { usePaletteGroups } from './use-palette-groups';

const List = chakra('div', {
  base: { maxHeight: { base: 'calc(100dvh - 64px)', md: '60vh' }, overflowY: 'auto', paddingBottom: '8px' },
});

const Group = chakra('ul', { base: { listStyle: 'none' } });
const Head = chakra('li', { base: { textStyle: 'overline', color: 'fg.muted', padding: '12px 24px 4px' } });

/** The command palette: type, choose with the arrows, Enter; with Ctrl in another tab. */
export function Palette() {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { groups, searching } = usePaletteGroups(text);
  const entries = groups.flatMap((group) => group.entries);
  // What an earlier part of the text has found is there to be chosen; it is not what is looked for.
  const isMeant = ({ id, foundBy = text.trim() }: PaletteEntry) => id === chosenId || foundBy === text.trim();
  const chosen = entries.find(({ id }) => id === chosenId) ?? entries.find(isMeant) ?? entries[0];
  const rowId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  const chosenRow = chosen && rowId(chosen);
  useEffect(() => {
    if (chosenRow) document.getElementById(chosenRow)?.scrollIntoView({ block: 'nearest' });
  }, [chosenRow]);

  function open(entry: PaletteEntry | undefined, inOtherTab: boolean) {
    if (!entry) return;
    if (inOtherTab && entry.to) {
      window.open(entry.to, '_blank', 'noopener');
      return;
    }
    closePalette();
    entry.run();
  }

  function walk(step: number) {
    const place = chosen ? entries.indexOf(chosen) : 0;
    setChosenId(entries.at((place + step) % entries.length)?.id ?? null);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      walk(step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen && isMeant(chosen)) open(chosen, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <Dialog open bare onClose={closePalette} title={<FormattedMessage {...messages.title} />}>
      <PaletteHead
        value={text}
        aria-controls={listId}
        aria-activedescendant={chosenRow}
        onKeyDown={press}
        onFocus={() => {
          const early = takeEarlyLetters();
          setText((typed) => typed + early);
        }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosenId(null);
        }}
      />
      <List id={listId} role="listbox" aria-label={formatMessage(messages.results)} aria-busy={searching}>
        {groups.map((group) => (
          <Group key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
            <Head id={`${listId}-${group.id}`} role="presentation">
              {group.title}
            </Head>
            {group.entries.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={rowId(entry)}
                entry={entry}
                text={text}
                chosen={entry === chosen}
                onChoose={() => setChosenId(entry.id)}
                onOpen={(event) => open(entry, event.ctrlKey || event.metaKey)}
              />
            ))}
          </Group>
        ))}
      </List>
      {entries.length === 0 && !searching && (
        <Text muted padding="0 24px 24px">
          <FormattedMessage {...messages.none} values={{ text }} />
        </Text>
      )}
      <VisuallyHidden role="status">
        {searching ? '' : formatMessage(messages.count, { count: entries.length })}
      </VisuallyHidden>
      <PaletteFoot />
    </Dialog>
  );
}
