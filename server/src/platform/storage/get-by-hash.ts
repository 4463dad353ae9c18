import { sha256 } from '../keys';
import { type Storage, UnreadableFileError } from './storage';

/**
 * A stored file whose name is the SHA-256 of what it holds, as contracts and forms have it: another file in its place,
 * or a part of it, is none. A file that is named otherwise comes as it is.
 * @throws as `Storage.get`
 */
export async function getByHash(storage: Pick<Storage, 'get'>, key: string): Promise<Buffer> {
  const content = await storage.get(key);
  const named = /\/([0-9a-f]{64})\.pdf$/.exec(key)?.[1];
  if (named !== undefined && sha256(content) !== named) throw new UnreadableFileError(key);
  return content;
}
