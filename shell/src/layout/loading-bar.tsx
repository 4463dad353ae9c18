import { chakra } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { useLoading } from '../api/loading';
import { messages } from './messages';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    height: '2px',
    zIndex: 'toast',
    bg: 'focus',
    transformOrigin: 'left',
    opacity: 0,
    transform: 'scaleX(0)',
    transition: 'opacity 180ms',
    // A quick answer shows nothing: the bar begins to grow after 150 ms. A page's script, too, may be waited for.
    '&[data-on], &:has(~ * [data-placeholder])': {
      opacity: 1,
      transform: 'scaleX(0.9)',
      transition: 'transform 8s cubic-bezier(0,.8,.2,1) 150ms',
    },
  },
});

/** A line on top of the page while any request waits for its answer, or the script of the next page is on its way. */
export function LoadingBar() {
  const { formatMessage } = useIntl();
  const loading = useLoading();
  return (
    <Bar
      data-on={loading ? '' : undefined}
      role="progressbar"
      aria-label={formatMessage(messages.loading)}
      aria-hidden={!loading}
    />
  );
}
