import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    textStyle: 'small',
    color: 'fg.muted',
    _before: { content: '""', flex: 1, borderTopWidth: '1px' },
    _after: { content: '""', flex: 1, borderTopWidth: '1px' },
  },
});

/** Between two ways of doing the same. */
export function OrLine() {
  return (
    <Line>
      <FormattedMessage {...messages.or} />
    </Line>
  );
}
