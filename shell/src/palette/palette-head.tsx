import type { ComponentProps } from 'react';
import { chakra, IconButton } from 'shared-ui';
import { CloseIcon, Icon, SearchIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { KeyCap } from 'shared-ui/work';
import { messages } from './messages';
import { closePalette } from './palette-store';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '64px',
    flexShrink: 0,
    paddingInline: { base: '16px 8px', md: '24px' },
    borderBottomWidth: '1px',
    color: 'fg.muted',
    // The field fills the row, so the row's own line shows the focus.
    _focusWithin: { borderBottomColor: 'brand' },
  },
});

const Input = chakra('input', {
  base: {
    flex: 1,
    minWidth: 0,
    height: '100%',
    bg: 'transparent',
    color: 'fg',
    fontSize: '1.25rem',
    outline: 'none',
    _placeholder: { color: 'fg.muted' },
  },
});

/** What one types, over the list. */
export function PaletteHead(input: ComponentProps<typeof Input>) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <Icon of={SearchIcon} size={20} />
      <Input
        data-autofocus
        type="text"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={formatMessage(messages.title)}
        placeholder={formatMessage(messages.title)}
        {...input}
      />
      <chakra.span display={{ base: 'none', md: 'inline' }}>
        <KeyCap keys="Escape" />
      </chakra.span>
      <chakra.span display={{ md: 'none' }}>
        <IconButton icon={CloseIcon} label={formatMessage(messages.close)} size="control" onClick={closePalette} />
      </chakra.span>
    </Row>
  );
}
