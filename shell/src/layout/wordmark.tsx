import { chakra } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { messages } from './messages';

const Mark = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '40px',
    fontSize: '1rem',
    fontWeight: 700,
    letterSpacing: '0.14em',
    color: 'inherit',
    whiteSpace: 'nowrap',
  },
});

/** The name in capitals; leads to the first page. */
export function Wordmark({ to = '/' }: { to?: string }) {
  const { formatMessage } = useIntl();
  return (
    <Mark to={to} aria-label={formatMessage(messages.home)}>
      CAR CARE
    </Mark>
  );
}
