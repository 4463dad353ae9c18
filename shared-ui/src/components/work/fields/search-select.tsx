import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { type FieldFrame, TextField, type TextFieldProps } from '../../field';
import { Icon, SearchIcon } from '../../icons';
import { messages } from './messages';

const Root = chakra('div', { base: { position: 'relative' } });
const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInline: 0,
    zIndex: 'popover',
    maxHeight: '320px',
    overflowY: 'auto',
    marginTop: '4px',
    paddingBlock: '4px',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'line.control',
    boxShadow: 'overlay',
  },
});
const Item = chakra('li', {
  base: {
    minHeight: '40px',
    padding: '8px 12px 8px 13px',
    borderInlineStart: '3px solid transparent',
    textStyle: 'small',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.muted', borderInlineStartColor: 'brand' },
    // A clear edge gets the text's colour there.
    '&:not([aria-selected=true])': { _highContrast: { borderInlineStartColor: 'Canvas' } },
  },
});
const Nothing = chakra('p', { base: { padding: '8px 16px', textStyle: 'small', color: 'fg.muted' } });
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

export interface FoundChoice {
  value: string;
  label: string;
  detail?: ReactNode;
}

interface SearchSelectProps extends FieldFrame, Pick<TextFieldProps, 'after' | 'placeholder'> {
  /** What is typed; the caller asks the server with it (`useSettled`). */
  text: string;
  onText(text: string): void;
  /** What was found for the text; undefined while it is being searched. */
  choices: readonly FoundChoice[] | undefined;
  onChoose(choice: FoundChoice): void;
}

/** A choice from too many for a list: type, then take one with arrows and Enter, or press it. */
export function SearchSelect({ text, onText, choices, onChoose, ...frame }: SearchSelectProps) {
  const intl = useIntl();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const shown = open && text.trim() !== '';
  const marked = shown ? choices?.[at] : undefined;
  const markedId = marked && `${listId}-${marked.value}`;
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  function choose(choice: FoundChoice) {
    setOpen(false);
    onChoose(choice);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const last = Math.max((choices?.length ?? 0) - 1, 0);
    if (key === 'ArrowDown') setAt((place) => Math.min(place + 1, last));
    else if (key === 'ArrowUp') setAt((place) => Math.max(place - 1, 0));
    else if (!shown || (key !== 'Enter' && key !== 'Escape')) return;
    event.preventDefault();
    if (key !== 'Enter') setOpen(key !== 'Escape');
    // What is looked for may be still on its way, or not be there: the form around does not go out without it.
    else if (marked) choose(marked);
  }

  return (
    <Root onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <TextField
        {...frame}
        before={<Icon of={SearchIcon} />}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={markedId}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={press}
      />
      {shown && choices && choices.length > 0 && (
        <List id={listId} role="listbox" aria-label={intl.formatMessage(messages.results, { count: choices.length })}>
          {choices.map((choice) => (
            <Item
              key={choice.value}
              id={`${listId}-${choice.value}`}
              role="option"
              aria-selected={choice === marked}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.label}
              {choice.detail && <Detail>{choice.detail}</Detail>}
            </Item>
          ))}
        </List>
      )}
      {shown && choices?.length === 0 && <Nothing>{intl.formatMessage(messages.nothing)}</Nothing>}
      <VisuallyHidden role="status">
        {shown &&
          (choices
            ? intl.formatMessage(messages.results, { count: choices.length })
            : intl.formatMessage(messages.searching))}
      </VisuallyHidden>
    </Root>
  );
}
