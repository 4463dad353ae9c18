import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { t } from '../../../platform/i18n';
import { verifyMessages } from './verify.messages';

export interface VerifyCall {
  /** One contract's code, or undefined for all. */
  readonly code: string | undefined;
  /** Content of the checkpoint to compare with, or null. */
  readonly checkpoint: string | null;
}

/** What `npm run verify` was asked; null, with a sentence said, when that cannot be understood or read. */
export async function readVerifyCall(
  args: readonly string[],
  write: (line: string) => void,
): Promise<VerifyCall | null> {
  const parsed = parse(args);
  if (parsed === null || parsed.positionals.length > 1) {
    write(t(verifyMessages.usage));
    return null;
  }
  const [code] = parsed.positionals;
  const path = parsed.values.checkpoint;
  if (path === undefined) return { code, checkpoint: null };
  try {
    return { code, checkpoint: await readFile(path, 'utf8') };
  } catch {
    write(t(verifyMessages.noFile, { path }));
    return null;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { checkpoint: { type: 'string' } }, allowPositionals: true });
  } catch {
    return null;
  }
}
