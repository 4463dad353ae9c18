import type { Draft, ListedDraft } from 'shared-api/entities';
import { useApi, useNotify } from 'shared-api/react';
import { formatDateTime } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { messages } from './messages';
import { describeForm, newContractForm } from './new-contract-forms';

/** The name of the unfinished forms among the server's state. */
export const unfinishedFormsKey = ['account', 'drafts', newContractForm];

const quiet = { quiet: true, background: true } as const;

/** Long enough to read what is gone. */
const undoMs = 10_000;

export interface UnfinishedForm extends Pick<ListedDraft, 'key' | 'value' | 'updated_at' | 'expires_at'> {
  /** The customer's name, else the car's plate, model or VIN, else when it was written. */
  readonly name: string;
  readonly details: string;
}

function useKeptForms(enabled: boolean) {
  const account = useApi().accountDesk;
  return useQuery({
    queryKey: unfinishedFormsKey,
    queryFn: async () => (await account.listDrafts({ query: { form: newContractForm } }, quiet)).data,
    refetchOnReconnect: true,
    enabled,
  });
}

/**
 * Whether the server is still asked for the unfinished forms for the first time: what stands below them would be
 * pushed down, under the hands of whoever types already. A first failure or no connection ends it.
 */
export function useUnfinishedFormsAwaited(): boolean {
  const { isFetched, fetchStatus, failureCount } = useKeptForms(true);
  return !isFetched && fetchStatus === 'fetching' && failureCount === 0;
}

/**
 * The new contracts that one has begun and not made, the last changed first.
 * @param enabled false where nobody begins contracts
 */
export function useUnfinishedForms(enabled: boolean): readonly UnfinishedForm[] {
  const intl = useIntl();
  const { data = [] } = useKeptForms(enabled);
  return data.map((draft) => {
    const { name, details } = describeForm(draft.value);
    const when = formatDateTime(draft.updated_at);
    return { ...draft, name: name || intl.formatMessage(messages.unnamed, { when }), details };
  });
}

/** Throws an unfinished form away, and gives it back to who changes their mind. */
export function useRemoveForm() {
  const intl = useIntl();
  const notify = useNotify();
  const account = useApi().accountDesk;
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: unfinishedFormsKey });
  const giveBack = useMutation({
    // Unless another window has kept it again since: that one is newer.
    mutationFn: ({ key, value }: Draft) => account.saveDraft({ params: { key }, body: { value, seen: null } }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async ({ key }: UnfinishedForm) => {
      // Another window may have gone on with it since it was listed.
      const { data: latest } = await account.getDraft({ params: { key } }, quiet);
      await account.removeDraft({ params: { key } }, { quiet: true, saysSuccess: true });
      return latest;
    },
    onSuccess: (latest, { name }) =>
      notify({
        type: 'success',
        text: intl.formatMessage(messages.removed, { name }),
        timeout: undoMs,
        ...(latest && {
          action: { label: intl.formatMessage(messages.undo), run: () => giveBack.mutate(latest) },
        }),
      }),
    onSettled: refresh,
  });
}
