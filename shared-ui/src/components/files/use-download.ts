import type { ReceivedFile } from 'shared-api/kernel';
import { useMutation } from 'shared-ui/query';
import { saveFile } from './save-file';

/**
 * Fetches a file with the page's own permission and hands it to the browser.
 * @param name the file's name on the device; the server's own unless given
 */
export function useDownload(fetchFile: () => Promise<ReceivedFile>, name?: string) {
  return useMutation({
    mutationFn: async () => {
      const file = await fetchFile();
      saveFile(file.blob, name ?? file.name);
    },
  });
}
