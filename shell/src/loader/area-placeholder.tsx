import { chakra, VisuallyHidden } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Height = chakra('div', { base: { minHeight: 'calc(100vh - 64px)' } });

/** Reserves the height of an area on its way, so that nothing jumps when it comes. */
export function AreaPlaceholder() {
  return (
    <Height role="status" data-placeholder>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
    </Height>
  );
}
