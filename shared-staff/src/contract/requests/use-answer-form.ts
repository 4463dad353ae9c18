import { useState } from 'react';
import { type ContractRequest, requestAnswer } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import type * as z from 'shared-api/schema';
import { showRefusal, useCheckResolver, useFailure, useIdempotencyKey } from 'shared-ui/data';
import { fromLocalTime, toLocalTime } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useContractInput } from '../use-contract-input';
import { useRequestsQuery } from './use-requests';

type Body = z.infer<typeof requestAnswer>;

interface Values {
  text: string;
  /** As it was typed. */
  appointment_at: string;
}

function valuesOf({ answer, appointment_at }: ContractRequest): Values {
  return { text: answer ?? '', appointment_at: toLocalTime(appointment_at) };
}

/** What is typed, as the server takes it; the moment that is agreed already stays the very same. */
function bodyOf({ text, appointment_at: typed }: Values, { appointment_at: agreed }: ContractRequest) {
  if (typed === '') return { text };
  return { text, appointment_at: typed === toLocalTime(agreed) ? agreed : (fromLocalTime(typed) ?? typed) };
}

/**
 * Answers a request, or puts another answer in place of the one that was given; lists and history are read anew, and
 * the shell says the server's sentence. Where a colleague changed the answer meanwhile that is said, and theirs stands
 * above the form before it is sent again.
 */
export function useAnswerForm(uid: string, request: ContractRequest, onDone: () => void) {
  const intl = useIntl();
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  const requests = useRequestsQuery(uid);
  const withKey = useIdempotencyKey();
  const [failure, setFailure] = useFailure();
  const [seen, setSeen] = useState(request);
  const { id, version } = seen;
  const form = useForm<Values, unknown, Body>({
    resolver: useCheckResolver<Values, Body>((typed) =>
      requestAnswer.safeParse(bodyOf(typed, seen), { reportInput: true }),
    ),
    defaultValues: valuesOf(request),
  });
  const send = useMutation({
    mutationFn: (body: Body) =>
      withKey([id, version, body], (idempotencyKey) => {
        const call = { params: { contract_uid: uid, id }, body };
        return seen.answered_at === null
          ? calls.answerRequest(call, { quiet: true, idempotencyKey })
          : calls.changeAnswer(call, { quiet: true, idempotencyKey, ifMatch: `"${version}"` });
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.lists });
      return client.invalidateQueries({ queryKey: keys.all(uid) });
    },
  });
  useContractInput(form.formState.isDirty && !send.isSuccess);

  async function showTheirs() {
    const fresh = await client.fetchQuery({ ...requests, staleTime: 0 }).catch(() => []);
    setSeen(fresh.find((each) => each.id === id) ?? seen);
  }

  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await send.mutateAsync(body);
      onDone();
    } catch (error) {
      if (isApiError(error) && error.status === 412) await showTheirs();
      setFailure(showRefusal(form, error, intl));
    }
  });
  return { form, seen, submit, failure, sending: send.isPending };
}
