import { ButtonLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { ErrorLayout } from './error-layout';
import { NumberPlate } from './number-plate';
import { numberedMessages } from './numbered.messages';

/** No page lives at this address: the way back is the staff's own where the address was one of theirs. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const isStaff = /^\/cms(\/|$)/.test(pathname);
  return (
    <ErrorLayout
      plate={<NumberPlate number="404" />}
      title={<FormattedMessage {...numberedMessages.missingTitle} />}
      text={<FormattedMessage {...(isStaff ? numberedMessages.missingStaffText : numberedMessages.missingText)} />}
      actions={
        <>
          <ButtonLink to={isStaff ? '/cms' : '/'} look="solid" size="touch">
            <FormattedMessage {...numberedMessages.toHome} />
          </ButtonLink>
          {!isStaff && (
            <ButtonLink to="/ricerca" size="touch">
              <FormattedMessage {...numberedMessages.findCar} />
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
