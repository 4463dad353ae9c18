import { useEffect } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useRouteError } from 'shared-ui/router';
import { reportError } from '../api/report-error';
import { ErrorLayout } from './error-layout';
import { messages } from './messages';

/** Stands in the place of a page of the shell itself that broke. */
export function BrokenPage() {
  const error = useRouteError();
  useEffect(() => reportError({ error, area: 'shell' }), [error]);
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
