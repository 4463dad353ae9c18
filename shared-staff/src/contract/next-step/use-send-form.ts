import { acrossFields, mobile, type StaffContract } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useContractInput } from '../use-contract-input';

const schema = z.strictObject({ phone: mobile, phone_confirmed: z.optional(z.boolean()) }).check(acrossFields);
type Values = z.infer<typeof schema>;

/** The phone that the link goes to; one that was corrected is saved before the link leaves. */
export function useSendForm(contract: StaffContract) {
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
