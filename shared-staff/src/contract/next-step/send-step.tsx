import { isShortMobile, normalisePhone } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { ButtonLink } from 'shared-ui';
import { Checkbox, TextField } from 'shared-ui/components';
import { Icon, QrIcon, SendIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { DeclinedNote } from './declined-note';
import { messages } from './messages';
import { StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from './step-fields';
import { StepPanel } from './step-panel';
import { useSendForm } from './use-send-form';

/** A draft: the link leaves by SMS to the phone that stands here, corrected on the spot where it is wrong. */
export function SendStep({ contract }: { contract: StaffContract }) {
  const { dealer } = useBackOffice();
  const { form, submit, failure, sending } = useSendForm(contract);
  const { errors } = form.formState;
  const short = isShortMobile(normalisePhone(form.watch('phone')));
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.sendTitle} />}
      why={<FormattedMessage {...messages.sendWhy} />}
      info={<DeclinedNote contract={contract} />}
      action={{ label: <FormattedMessage {...messages.send} />, icon: SendIcon }}
    >
      <StepFields onSubmit={submit} noValidate>
        <StepCell size="phone">
          <TextField
            {...form.register('phone')}
            label={<FormattedMessage {...messages.phone} />}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            hint={<FormattedMessage {...messages.phoneHint} />}
            error={errors.phone?.message}
          />
          {short && (
            <Checkbox {...form.register('phone_confirmed')}>
              <FormattedMessage {...messages.phoneConfirmed} />
            </Checkbox>
          )}
        </StepCell>
        <StepFailure>{failure}</StepFailure>
        <StepButtons beside>
          {dealer && (
            <ButtonLink to={dealer.paths.counter(contract.contract_uid)}>
              <Icon of={QrIcon} />
              <FormattedMessage {...messages.counter} />
            </ButtonLink>
          )}
          <StepSubmit icon={SendIcon} loading={sending}>
            <FormattedMessage {...messages.send} />
          </StepSubmit>
        </StepButtons>
      </StepFields>
    </StepPanel>
  );
}
