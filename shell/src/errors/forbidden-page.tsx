import { useSession } from 'shared-api/react';
import { Button, ButtonLink, chakra, Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useLocation, useNavigate } from 'shared-ui/router';
import { serverNow } from '../api/server-clock';
import { homeOf } from '../session/access';
import { ErrorLayout } from './error-layout';
import { forbiddenMessages } from './forbidden.messages';
import { NumberPlate } from './number-plate';
import { numberedMessages } from './numbered.messages';
import { referenceIn } from './reference-state';

/** "21/11/2026, 10:42": the short style would leave the year two digits. */
const moment = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** `/error/403`: the first button goes where the role may go. */
export function ForbiddenPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { authenticated, roles, door } = useSession();
  const reference = referenceIn(state);
  const home = homeOf({ roles });

  function switchAccount() {
    const goOn = () => navigate('/login');
    door.signOut().then(goOn, goOn);
  }

  return (
    <ErrorLayout
      plate={<NumberPlate number="403" />}
      title={<FormattedMessage {...forbiddenMessages.forbiddenTitle} />}
      text={<FormattedMessage {...forbiddenMessages[authenticated ? 'forbiddenText' : 'forbiddenSignedOut']} />}
      actions={
        authenticated ? (
          <>
            <ButtonLink to={home} look="solid" size="touch">
              <FormattedMessage {...(home === '/cms' ? forbiddenMessages.toStaff : forbiddenMessages.toContracts)} />
            </ButtonLink>
            <Button size="touch" onClick={switchAccount}>
              <FormattedMessage {...forbiddenMessages.otherAccount} />
            </Button>
          </>
        ) : (
          <>
            <ButtonLink to="/login" look="solid" size="touch">
              <FormattedMessage {...forbiddenMessages.signIn} />
            </ButtonLink>
            <ButtonLink to="/" size="touch">
              <FormattedMessage {...numberedMessages.toHome} />
            </ButtonLink>
          </>
        )
      }
    >
      {reference && (
        <Text look="caption" marginTop="24px">
          <FormattedMessage
            {...forbiddenMessages.reference}
            values={{
              reference: (
                <chakra.code key="reference" fontFamily="mono">
                  {reference}
                </chakra.code>
              ),
              time: intl.formatDate(serverNow(), moment),
            }}
          />
        </Text>
      )}
    </ErrorLayout>
  );
}
