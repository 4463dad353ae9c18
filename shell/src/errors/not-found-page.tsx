import { ButtonLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ErrorLayout } from './error-layout';
import { messages } from './messages';

/** No page lives at this address. */
export function NotFoundPage() {
  return (
    <ErrorLayout
      number="404"
      title={<FormattedMessage {...messages.missingTitle} />}
      text={<FormattedMessage {...messages.missingText} />}
      actions={
        <>
          <ButtonLink to="/" look="solid" size="touch">
            <FormattedMessage {...messages.toHome} />
          </ButtonLink>
          <ButtonLink to="/ricerca" size="touch">
            <FormattedMessage {...messages.findCar} />
          </ButtonLink>
        </>
      }
    />
  );
}
