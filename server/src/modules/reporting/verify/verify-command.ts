import { readFile } from 'node:fs/promises';
import { t } from '../../../platform/i18n';
import { type CommandParts, readDatabaseKeys } from '../../../platform/start';
import { openStorage } from '../../../platform/storage';
import { historyKeyIds, isContractCode } from '../../contracts';
import { compareCheckpoint } from '../checkpoint/compare-checkpoint';
import { runVerify } from './run-verify';
import { verifyMessages } from './verify.messages';

interface VerifyCall {
  /** One contract's code, or undefined for all. */
  readonly code: string | undefined;
  /** The file of the checkpoint to compare with. */
  readonly checkpoint: string | undefined;
}

/**
 * `npm run verify`: checks contracts, and compares with a checkpoint where one is named. It writes nothing.
 * @returns the exit code
 */
export async function verifyCommand(call: VerifyCall, parts: CommandParts): Promise<0 | 1> {
  const { env, openAsItIs, write } = parts;
  if (call.code !== undefined && !isContractCode(call.code)) {
    write(t(verifyMessages.malformed, { code: call.code }));
    return 1;
  }
  const text = await readCheckpoint(call, write);
  if (text === undefined) return 1;
  const db = await openAsItIs();
  const keys = await readDatabaseKeys(db, env, historyKeyIds);
  const seal = { p12: env.SIGNING_P12, password: env.SIGNING_P12_PASSWORD };
  const compared = text === null ? 0 : await compareCheckpoint({ db, keys, seal, text, write });
  const checked = await runVerify({ db, keys, storage: await openStorage(env), code: call.code, write });
  return compared === 0 && checked === 0 ? 0 : 1;
}

/** Content of the checkpoint to compare with, or null; undefined, with a sentence said, when it cannot be read. */
async function readCheckpoint(
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
