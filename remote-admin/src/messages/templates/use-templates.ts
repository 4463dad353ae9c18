import { adminOperations } from 'shared-api/contracts';
import type { MessageTemplate } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';

const templatesKey = ['admin', 'message-templates'] as const;

/** The wording of everything that leaves. */
export function useTemplates() {
  const operations = useApi().bind(adminOperations);
  return useQuery({
    queryKey: templatesKey,
    queryFn: async () => (await operations.listTemplates(undefined, { quiet: true })).data,
  });
}

/** Puts a changed wording in its place, or asks for all of them again. */
export function useTemplateCache() {
  const client = useQueryClient();
  return {
    put(template: MessageTemplate) {
      client.setQueryData<MessageTemplate[]>(templatesKey, (before) =>
        before?.map((other) => (other.code === template.code ? template : other)),
      );
    },
    reload: () => client.invalidateQueries({ queryKey: templatesKey }),
  };
}
