import { useState } from 'react';
import { adminOperations } from 'shared-api/contracts';
import type { MessageTemplate } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi, useUnsaved } from 'shared-api/react';
import { useMutation } from 'shared-ui/query';
import { usePreview } from './use-preview';
import { useTemplateCache } from './use-templates';
import { fieldsOf, type Wording, wordingOf } from './wording';

type Sentences = Readonly<Record<string, readonly string[]>>;

/** Writes a message's text, with its look beside it. */
export function useTemplateForm(template: MessageTemplate) {
  const operations = useApi().bind(adminOperations);
  const { put, reload } = useTemplateCache();
  const [typed, setTyped] = useState<Partial<Wording>>({});
  const saved = wordingOf(template);
  const wording = { ...saved, ...typed };
  const dirty = wording.subject !== saved.subject || wording.body !== saved.body;
  const { look, faults } = usePreview(template, wording, dirty);
  useUnsaved(dirty);

  const save = useMutation({
    mutationFn: (next: Wording | null) => {
      const { code, channel } = template;
      const builtIn = channel === 'email' ? { code, subject: null, body: null } : { code, body: null };
      const body = next === null ? builtIn : fieldsOf(template, next);
      return operations.updateTemplate({ body }, { quiet: true, ifMatch: `"${template.version}"` });
    },
    onSuccess: ({ data }) => {
      put(data);
      setTyped({});
    },
    onError: (error) => (isApiError(error) && error.status === 412 ? reload() : undefined),
  });
  const refused: Sentences = isApiError(save.error) ? save.error.fields : {};
  const sentence = (field: keyof Wording) => (faults[field] ?? refused[field])?.join(' ');

  return {
    wording,
    change: (next: Partial<Wording>) => {
      save.reset();
      setTyped((before) => ({ ...before, ...next }));
    },
    undo: () => {
      save.reset();
      setTyped({});
    },
    dirty,
    look,
    wrong: Object.keys(faults).length > 0,
    errors: { subject: sentence('subject'), body: sentence('body') },
    /** A refusal that no field speaks of. */
    failure: Object.keys(refused).length > 0 ? null : save.error,
    save: () => save.mutate(wording),
    restore: () => save.mutate(null),
    saving: save.isPending,
  };
}
