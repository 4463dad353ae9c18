import { open } from 'node:fs/promises';

/** Names in a folder must reach the disk too, beside the files that have them. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
