import { adminSystem } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useMutation } from 'shared-ui/query';

/** Takes a kept version of an area in this browser alone; the shell shows what the server says of it. */
export function usePreview() {
  const api = useApi().bind(adminSystem);
  return useMutation({
    mutationFn: (body: { readonly area: string; readonly version: string }) => api.previewVersion({ body }),
  });
}
