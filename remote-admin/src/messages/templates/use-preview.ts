import { adminOperations } from 'shared-api/contracts';
import type { MessageTemplate } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { fieldsOf, type Wording } from './wording';

/**
 * How a wording would look, asked of the server once nobody types: it knows the rules, and writes the message in the end.
 * @returns the last look that there was, and the sentences on what is wrong now
 */
export function usePreview(template: MessageTemplate, wording: Wording, changed: boolean) {
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
