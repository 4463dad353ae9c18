import type { Bucket } from './bucket';
import { checkKey, countFiles, FileMissingError, type Storage } from './storage';

/** Files in a bucket, under their own keys: a bucket keeps each whole or not at all by itself. */
export function s3Storage(bucket: Bucket): Storage {
  return {
    kind: 's3',
    async put(key, content, headers) {
      if (Buffer.isBuffer(content)) await bucket.put(checkKey(key), content, headers);
      else await bucket.putFile(checkKey(key), content, headers);
    },
    async get(key) {
      const found = await bucket.get(checkKey(key));
      if (found === null) throw new FileMissingError(key);
      return found.content;
    },
    async open(key) {
      const found = await bucket.open(checkKey(key));
      if (found === null) throw new FileMissingError(key);
      return found;
    },
    has: async (key) => (await bucket.stateOf(checkKey(key))) !== null,
    remove: async (key) => bucket.remove(checkKey(key)),
    list: (prefix) => bucket.list(prefix),
    // A bucket has neither folders nor files that are not whole.
    removeLeftovers: async () => undefined,
    usage: () => countFiles(bucket.list('')),
    free: async () => null,
  };
}
