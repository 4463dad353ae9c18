import { useEffect } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { methodMessages } from 'shared-staff';
import { ButtonLink, chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { messages } from './messages';

const Lead = chakra('p', { base: { textStyle: 'body', maxWidth: '44ch' } });

/** Long enough to read the thanks. */
const endsAfterMs = 6_000;

/** Signed: how to pay is next. Once that is chosen, too, the screen goes back to the contract by itself. */
export function CounterEnd({ contract: { contract_uid, payment_method } }: { contract: StaffContract }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const backTo = paths.nextStep(contract_uid);

  useEffect(() => {
    if (payment_method === null) return;
    const timer = setTimeout(() => navigate(backTo, { replace: true }), endsAfterMs);
    return () => clearTimeout(timer);
  }, [payment_method, navigate, backTo]);

  return (
    <>
      <Lead role="status">
        {payment_method ? (
          <FormattedMessage
            {...messages.endChosen}
            values={{ method: intl.formatMessage(methodMessages[payment_method]).toLowerCase() }}
          />
        ) : (
          <FormattedMessage {...messages.endChoose} />
        )}
      </Lead>
      <ButtonLink to={backTo} look="solid" alignSelf="start">
        <FormattedMessage {...messages.toPayment} />
      </ButtonLink>
    </>
  );
}
