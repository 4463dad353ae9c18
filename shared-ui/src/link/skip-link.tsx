import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from '../intl';
import { messages } from './messages';

const Base = chakra('a', {
  base: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 'skip',
    padding: '12px 16px',
    bg: 'bg.panel',
    color: 'brand',
    borderWidth: '1px',
    borderColor: 'line.control',
    textDecoration: 'underline',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    _print: { display: 'none' },
  },
});

/** The first stop of the keyboard: straight to the page's content, an element with the given id and tabIndex -1. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return (
    <Base href={`#${target}`}>
      <FormattedMessage {...messages.skip} />
    </Base>
  );
}
