import { useState } from 'react';
import { identityFields, identityNumberFits, type StaffContract } from 'shared-api/entities';
import { rule, validationMessages } from 'shared-api/messages';
import * as z from 'shared-api/schema';
import { judgedTogether, showRefusal, useFailure, useSchemaResolver } from 'shared-ui/data';
import { type DefaultValues, useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { useContractAction } from '../../common/contract/use-contract-action';
import { useContractInput } from '../use-contract-input';

/** The server's rules; the tick is a yes or no here and a word of the multipart body on its way. */
const eachField = z.strictObject({ ...identityFields, service_accepted: z.literal(true, rule('accepted')) });
const { document_type, number } = identityFields;
type Checked = z.infer<typeof eachField>;
const schema = judgedTogether<Checked>(eachField, z.object({ document_type, number }).check(identityNumberFits));

/** Sends the document's data with its copy. */
export function useIdentityForm(
  { contract_uid }: StaffContract,
  record: DealerCalls['recordIdentity'],
  onDone: () => void,
) {
  const intl = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [failure, setFailure] = useFailure();
  const resolver = useSchemaResolver<Checked, Checked>(schema);
  const defaultValues: DefaultValues<Checked> = { number: '', expires_on: '' };
  const form = useForm<Checked, unknown, Checked>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues,
  });
  const send = useContractAction(
    contract_uid,
    (_, { check, copy }: { check: Checked; copy: File }, options) =>
      record({ params: { contract_uid }, body: { ...check, service_accepted: 'true' }, file: copy }, options),
    { quiet: true },
  );
  const dirty = (form.formState.isDirty || file !== null) && !send.isSuccess;
  useContractInput(dirty);

  const submit = form.handleSubmit(
    async (check) => {
      setFailure(null);
      if (!file) return setFileError(intl.formatMessage(validationMessages.required));
      try {
        await send.mutateAsync({ check, copy: file });
        onDone();
      } catch (error) {
        setFailure(showRefusal(form, error, intl));
      }
    },
    () => {
      if (!file) setFileError(intl.formatMessage(validationMessages.required));
    },
  );

  function takeFile(taken: File) {
    setFile(taken);
    setFileError(null);
  }

  return { form, dirty, submit, file, takeFile, fileError, failure, sending: send.isPending };
}
