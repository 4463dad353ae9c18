import { adminOperations } from 'shared-api/contracts';
import { type MessageTemplate, messageTemplateFields } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { failureText, useSettled } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { keepPreviousData, useMutation, useQuery } from 'shared-ui/query';
import { useRecordForm } from 'shared-ui/work';
import { useUnsavedPart } from '../../common/record/unsaved-parts';
import { messages } from './messages';
import { useTemplateCache } from './use-templates';
import { fieldsOf, type Wording, wordingOf } from './wording';

/** Writes a message's text, with its look beside it; who saved first is compared. */
export function useTemplateForm(template: MessageTemplate) {
  const intl = useIntl();
  const operations = useApi().bind(adminOperations);
  const { put, reload } = useTemplateCache();
  const { code, channel, version } = template;

  const edit = useRecordForm({
    record: template,
    valuesOf: wordingOf,
    changes: (typed: Wording, base: Wording) =>
      typed.subject === base.subject && typed.body === base.body ? {} : fieldsOf(template, typed),
    schema: messageTemplateFields,
    fields: [
      ...(channel === 'email'
        ? [
            {
              name: 'subject' as const,
              label: intl.formatMessage(messages.subject),
              read: ({ subject }: Wording) => subject,
            },
          ]
        : []),
      { name: 'body', label: intl.formatMessage(messages.body), read: ({ body }: Wording) => body },
    ],
    save: async (body, options) => (await operations.updateTemplate({ body }, options)).data,
    async fetchTheirs() {
      const { data } = await operations.listTemplates(undefined, { quiet: true });
      return data.find((other) => other.code === code) ?? template;
    },
    onSaved: put,
  });
  useUnsavedPart(code, edit.dirty);
  const { form, values: wording, dirty } = edit;
  const { look, faults } = usePreview(template, wording, dirty);
  const { errors } = form.formState;

  const restore = useMutation({
    mutationFn: () => {
      const builtIn = channel === 'email' ? { code, subject: null, body: null } : { code, body: null };
      return operations.updateTemplate({ body: builtIn }, { quiet: true, ifMatch: `"${version}"` });
    },
    onSuccess: ({ data }) => {
      put(data);
      edit.show(data);
    },
    onError: (error) => (isApiError(error) && error.status === 412 ? reload() : undefined),
  });

  function restoreFailure(error: Error): string {
    const stale = isApiError(error) && error.status === 412;
    return stale ? intl.formatMessage(messages.stale) : failureText(error, intl);
  }

  return {
    ...edit,
    look,
    /** What the server would refuse of what is typed now. */
    wrong: Object.keys(faults).length > 0,
    errors: {
      subject: faults.subject?.join(' ') ?? errors.subject?.message,
      body: faults.body?.join(' ') ?? errors.body?.message,
    },
    failure: restore.error ? restoreFailure(restore.error) : edit.failure,
    change(next: Partial<Wording>) {
      restore.reset();
      if (next.subject !== undefined) form.setValue('subject', next.subject, { shouldDirty: true });
      if (next.body !== undefined) form.setValue('body', next.body, { shouldDirty: true });
      form.clearErrors();
    },
    restore: () => restore.mutate(),
    saving: edit.saving || restore.isPending,
  };
}

/**
 * How a wording would look, asked of the server once nobody types: it knows the rules, and writes the message in the end.
 * @returns the last look that there was, and the sentences on what is wrong now
 */
function usePreview(template: MessageTemplate, wording: Wording, changed: boolean) {
  const operations = useApi().bind(adminOperations);
  const settled = useSettled(JSON.stringify(fieldsOf(template, wording)), 400);
  const current = JSON.stringify(fieldsOf(template, wording));
  const { data, error } = useQuery({
    queryKey: ['admin', 'message-preview', settled],
    queryFn: async () => {
      const body = { ...fieldsOf(template, wording), dry_run: true };
      return (await operations.updateTemplate({ body }, { background: true })).data;
    },
    enabled: changed && settled === current,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!changed) return { look: template, faults: {} };
  const faults = isApiError(error) ? error.fields : {};
  return { look: data?.code === template.code ? data : template, faults };
}
