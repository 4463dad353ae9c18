import { type ContractRequest, requestAnswer } from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { showRefusal, useFailure, useIdempotencyKey, useSchemaResolver } from 'shared-ui/data';
import { fromLocalTime } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useContractInput } from '../use-contract-input';

/** What the customer asked, newest first. */
export function useRequests(uid: string) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: keys.requests(uid),
    queryFn: async () => (await calls.listRequests({ params: { contract_uid: uid } }, { quiet: true })).data,
  });
}

/** The moment stays as it was typed until it is sent. */
const schema = z.strictObject({ text: requestAnswer.shape.text, appointment_at: z.string() });
type Values = z.infer<typeof schema>;

/** Answers one request; lists and history are read anew, and the shell says the server's sentence. */
export function useAnswerForm(uid: string, { id }: ContractRequest) {
  const intl = useIntl();
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  const [failure, setFailure] = useFailure();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values, Values>(schema),
    defaultValues: { text: '', appointment_at: '' },
  });
  const send = useMutation({
    mutationFn: ({ text, appointment_at }: Values) => {
      const at = fromLocalTime(appointment_at);
      const body = { text, ...(at !== null && { appointment_at: at }) };
      return withKey([id, body], (idempotencyKey) =>
        calls.answerRequest({ params: { contract_uid: uid, id }, body }, { quiet: true, idempotencyKey }),
      );
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.lists });
      return client.invalidateQueries({ queryKey: keys.all(uid) });
    },
  });
  useContractInput(form.formState.isDirty && !send.isSuccess);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send.mutateAsync(values).catch((error: unknown) => setFailure(showRefusal(form, error, intl)));
  });
  return { form, submit, failure, sending: send.isPending };
}
