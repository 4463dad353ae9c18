import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

export function LandingPage() {
  return (
    <h1>
      <FormattedMessage {...messages.title} />
    </h1>
  );
}
