import type { ReceivedFile } from 'shared-api/kernel';
import { useMutation } from 'shared-ui/query';
import { saveFile } from '../common/contract/save-file';

/** Fetches a file with the page's own permission and hands it to the browser. */
export function useDownload(fetchFile: () => Promise<ReceivedFile>, name: string) {
  return useMutation({ mutationFn: async () => saveFile((await fetchFile()).blob, name) });
}
