import { readFile } from 'node:fs/promises';
import { t } from '../../../platform/i18n';
import { verifyMessages } from './verify.messages';

export interface VerifyCall {
  /** One contract's code, or undefined for all. */
  readonly code: string | undefined;
  /** The file of the checkpoint to compare with. */
  readonly checkpoint: string | undefined;
}

/** Content of the checkpoint to compare with, or null; undefined, with a sentence said, when it cannot be read. */
export async function readCheckpoint(
  { checkpoint: path }: VerifyCall,
  write: (line: string) => void,
): Promise<string | null | undefined> {
  if (path === undefined) return null;
  try {
    return await readFile(path, 'utf8');
  } catch {
    write(t(verifyMessages.noFile, { path }));
    return undefined;
  }
}
