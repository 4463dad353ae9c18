/** The entry point of files: saved on the device, or shown on the page. */
export type { ReadBody } from './read-with-progress';
export { saveFile } from './save-file';
export { useDownload } from './use-download';
export { useFetchedFile, useFileAddress } from './use-fetched-file';
export { type DownloadProgress, useStreamedDownload } from './use-streamed-download';
