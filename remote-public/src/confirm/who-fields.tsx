import { isShortMobile, normalisePhone } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { chakra, Heading } from 'shared-ui';
import { Checkbox, TextField, Whole } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { CustomerValues } from '../common/funnel/funnel-state';
import { messages } from './messages';
import { PhoneOfStaff } from './phone-change/phone-of-staff';
import { TaxCodeField } from './tax-code-field';

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    alignItems: 'start',
    marginTop: '16px',
  },
});

/** Name, e-mail and mobile of the person who signs. */
export function WhoFields({ goingOn }: { goingOn: CustomerContract | null }) {
  const intl = useIntl();
  const { register, control, setValue, formState } = useFormContext<CustomerValues>();
  const { errors } = formState;
  const phone = normalisePhone(useWatch({ control, name: 'phone' }));

  return (
    <section>
      <Heading level={2}>
        <FormattedMessage {...messages.who} />
      </Heading>
      <Pair>
        <TextField
          label={intl.formatMessage(messages.firstname)}
          autoComplete="given-name"
          error={errors.firstname?.message}
          {...register('firstname')}
        />
        <TextField
          label={intl.formatMessage(messages.lastname)}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register('lastname')}
        />
        <TextField
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="email"
          hint={intl.formatMessage(messages.emailHint)}
          error={errors.email?.message}
          {...register('email')}
        />
        <div>
          {goingOn?.phone_by_staff ? (
            <PhoneOfStaff contract={goingOn} />
          ) : (
            <>
              <TextField
                label={intl.formatMessage(messages.phone)}
                type="tel"
                autoComplete="tel"
                hint={intl.formatMessage(messages.phoneHint)}
                error={errors.phone?.message}
                {...register('phone', { onChange: () => setValue('phone_confirmed', false) })}
              />
              {isShortMobile(phone) && (
                <chakra.div marginTop="8px">
                  <Checkbox {...register('phone_confirmed', { deps: 'phone' })}>
                    <FormattedMessage
                      {...messages.phoneConfirm}
                      values={{ phone: <Whole key="phone">{formatPhone(phone)}</Whole> }}
                    />
                  </Checkbox>
                </chakra.div>
              )}
            </>
          )}
        </div>
        <TaxCodeField />
      </Pair>
    </section>
  );
}
