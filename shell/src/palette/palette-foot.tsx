import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { KeyCap } from 'shared-ui/work';
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
        <KeyCap keys="↑" /> <KeyCap keys="↓" /> <FormattedMessage {...messages.choose} />
      </span>
      <span>
        <KeyCap keys="Enter" /> <FormattedMessage {...messages.open} />
      </span>
      <span>
        <KeyCap keys="Ctrl+Enter" /> <FormattedMessage {...messages.otherTab} />
      </span>
    </Foot>
  );
}
