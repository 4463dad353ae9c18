import { ButtonLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ErrorLayout } from './error-layout';
import { NumberPlate } from './number-plate';
import { numberedMessages } from './numbered.messages';

/** No page lives at this address. */
export function NotFoundPage() {
  return (
    <ErrorLayout
      plate={<NumberPlate number="404" />}
      title={<FormattedMessage {...numberedMessages.missingTitle} />}
      text={<FormattedMessage {...numberedMessages.missingText} />}
      actions={
        <>
          <ButtonLink to="/" look="solid" size="touch">
            <FormattedMessage {...numberedMessages.toHome} />
          </ButtonLink>
          <ButtonLink to="/ricerca" size="touch">
            <FormattedMessage {...numberedMessages.findCar} />
          </ButtonLink>
        </>
      }
    />
  );
}
