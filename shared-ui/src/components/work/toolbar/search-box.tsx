import { useEffect, useRef, useState } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useShortcuts } from 'shared-ui/desk';
import { useIntl } from 'shared-ui/intl';
import { useSettled } from '../../data/use-settled';
import { controlRecipe } from '../../field/control-recipe';
import { CloseIcon, Icon, SearchIcon } from '../../icons';
import { KeyCap } from '../shortcuts/key-cap';
import { messages as keyMessages } from '../shortcuts/messages';
import { messages } from './messages';

const Root = chakra('div', {
  base: { position: 'relative', flex: { base: '1 1 0', md: '0 8 344px' }, minWidth: { base: '0', sm: '200px' } },
});
const Input = chakra('input', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    paddingInline: '40px',
    textOverflow: 'ellipsis',
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
});
const Sign = chakra('span', {
  base: { position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center', pointerEvents: 'none' },
});
const Clear = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: '40px',
  },
});

interface SearchBoxProps {
  /** What is searched now. */
  value: string;
  /** Called when the typing pauses, and at once on Enter. */
  onSearch(text: string): void;
  /** Which fields are searched: "Codice, targa, telaio, auto, nome, telefono". It is the box's name, too. */
  placeholder: string;
  /** False where `/` belongs to another box. */
  shortcut?: boolean;
}

/** A list's search: `/` goes there, Escape empties it. */
export function SearchBox({ value, onSearch, placeholder, shortcut = true }: SearchBoxProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const settled = useSettled(typed);

  useShortcuts(
    [{ keys: '/', label: intl.formatMessage(keyMessages.search), run: () => input.current?.focus() }],
    shortcut,
  );

  function search(text: string) {
    if (text === sent.current) return;
    sent.current = text;
    onSearch(text);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing searches by itself.
  useEffect(() => search(settled.trim()), [settled]);

  // Back, or "Togli i filtri", changed the search from outside.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  function empty() {
    setTyped('');
    search('');
    input.current?.focus();
  }

  return (
    <Root role="search">
      <Sign insetInlineStart="12px">
        <Icon of={SearchIcon} />
      </Sign>
      <Input
        ref={input}
        type="search"
        value={typed}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed.trim());
          if (event.key === 'Escape' && typed) {
            event.preventDefault();
            empty();
          }
        }}
      />
      {typed ? (
        <Clear type="button" aria-label={intl.formatMessage(messages.clearSearch)} onClick={empty}>
          <Icon of={CloseIcon} />
        </Clear>
      ) : (
        shortcut && (
          <Sign insetInlineEnd="12px" display={{ base: 'none', md: 'flex' }} aria-hidden="true">
            <KeyCap keys="/" />
          </Sign>
        )
      )}
    </Root>
  );
}
