import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ErrorLayout } from './error-layout';
import { messages } from './messages';

/** Stands in the place of a page of the shell itself that broke. */
export function BrokenPage() {
  return (
    <ErrorLayout
      title={<FormattedMessage {...messages.brokenTitle} />}
      text={<FormattedMessage {...messages.brokenText} />}
      actions={
        <Button look="solid" size="touch" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.reload} />
        </Button>
      }
    />
  );
}
