import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { Key } from './key';
import { messages } from './messages';

const Foot = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    gap: '24px',
    padding: '14px 24px',
    bg: 'bg.muted',
    borderTopWidth: '1px',
    textStyle: 'caption',
    color: 'fg.muted',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  },
});

/** The keys that work in the palette. */
export function PaletteFoot() {
  return (
    <Foot>
      <span>
        <Key>↑</Key> <Key>↓</Key> <FormattedMessage {...messages.choose} />
      </span>
      <span>
        <Key>Invio</Key> <FormattedMessage {...messages.open} />
      </span>
      <span>
        <Key>Ctrl Invio</Key> <FormattedMessage {...messages.otherTab} />
      </span>
    </Foot>
  );
}
