import { isShortMobile, normalisePhone } from 'shared-api/domain';
import { acrossFields, mobile, type StaffContract } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { ButtonLink } from 'shared-ui';
import { Checkbox, TextField } from 'shared-ui/components';
import { showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { Icon, QrIcon, SendIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useContractInput } from '../use-contract-input';
import { DeclinedNote } from './declined-note';
import { messages } from './messages';
import { StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from './step-fields';
import { StepPanel } from './step-panel';

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

const schema = z.strictObject({ phone: mobile, phone_confirmed: z.optional(z.boolean()) }).check(acrossFields);
type Values = z.infer<typeof schema>;

/** The phone that the link goes to; one that was corrected is saved before the link leaves. */
function useSendForm(contract: StaffContract) {
  const intl = useIntl();
  const { contract_uid, phone, version } = contract;
  const params = { contract_uid };
  const [failure, setFailure] = useFailure();
  const resolver = useSchemaResolver<Values, Values>(schema);
  const form = useForm<Values, unknown, Values>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    values: { phone: formatPhone(phone), phone_confirmed: false },
    resetOptions: { keepDirtyValues: true },
  });
  const save = useContractAction(
    contract_uid,
    (calls, body: Values, options) => calls.update({ params, body }, options),
    { quiet: true, version },
  );
  const send = useContractAction(contract_uid, (calls, _, options) => calls.resendSms({ params }, options), {
    quiet: true,
  });
  useContractInput(form.formState.isDirty && !send.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { phone: typed, phone_confirmed } = values;
      if (typed !== phone) await save.mutateAsync({ phone: typed, ...(phone_confirmed ? { phone_confirmed } : {}) });
      await send.mutateAsync();
    } catch (error) {
      setFailure(showRefusal(form, error, intl));
    }
  });

  return { form, submit, failure, sending: save.isPending || send.isPending };
}
