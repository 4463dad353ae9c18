import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** What an HMAC or a ciphertext is for: a value made for one purpose never fits another. */
export type Purpose = string;

export interface Keys {
  /** The short name of the newest key, stored beside what was made with it. */
  readonly currentId: string;
  /** The short names of all, newest first. */
  readonly ids: readonly string[];
  /** Hexadecimal HMAC-SHA-256 over the parts, which are kept apart, by the newest key or the one named. */
  hmac(purpose: Purpose, parts: readonly string[], keyId?: string): string;
  /** Whether a value was made over these parts by any of the keys; constant time. */
  verifyHmac(purpose: Purpose, parts: readonly string[], value: string): boolean;
  /** AES-256-GCM under the newest key; `bound` must be given again to open it (a row's id, so that values do not travel). */
  encrypt(purpose: Purpose, text: string, bound?: string): string;
  /** @throws when the text was changed, or its key is gone */
  decrypt(purpose: Purpose, sealed: string, bound?: string): string;
}

interface Key {
  readonly id: string;
  readonly secret: Buffer;
}

/** @param secrets the APP_KEYS, newest first */
export function createKeys(secrets: readonly string[]): Keys {
  const keys: readonly Key[] = secrets.map((secret) => ({
    id: sha256(`key-id:${secret}`).slice(0, 8),
    secret: Buffer.from(secret),
  }));
  const [newest] = keys;
  if (newest === undefined) throw new Error('At least one application key is needed');

  const find = (id: string): Key => {
    const key = keys.find((candidate) => candidate.id === id);
    if (key === undefined) throw new Error('The application key of this value is gone');
    return key;
  };
  // Each part goes in behind its length: ('ab', 'c') and ('a', 'bc') differ.
  const sign = (key: Key, purpose: Purpose, parts: readonly string[]) =>
    parts
      .reduce(
        (mac, part) => mac.update(`${Buffer.byteLength(part)}:`).update(part),
        createHmac('sha256', derive(key, `hmac:${purpose}`)),
      )
      .digest('hex');

  return {
    currentId: newest.id,
    ids: keys.map(({ id }) => id),
    hmac: (purpose, parts, keyId) => sign(keyId === undefined ? newest : find(keyId), purpose, parts),
    verifyHmac: (purpose, parts, value) =>
      keys.map((key) => equalInConstantTime(sign(key, purpose, parts), value)).includes(true),
    encrypt(purpose, text, bound = '') {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive(newest, `aes:${purpose}`), iv).setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return ['1', newest.id, iv.toString('base64url'), body.toString('base64url')].join('.');
    },
    decrypt(purpose, sealed, bound = '') {
      const [version, id = '', iv = '', text = ''] = sealed.split('.');
      if (version !== '1') throw new Error('Not an encrypted value');
      const body = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', derive(find(id), `aes:${purpose}`), Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(bound))
        .setAuthTag(body.subarray(-16));
      return Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]).toString('utf8');
    },
  };
}

const derived = new WeakMap<Key, Map<string, Buffer>>();

function derive(key: Key, info: string): Buffer {
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const made = known.get(info) ?? Buffer.from(hkdfSync('sha256', key.secret, 'carcare', info, 32));
  known.set(info, made);
  return made;
}

/** Compares secrets in a time that tells nothing of where they differ; only their length may show. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Lower-case hexadecimal SHA-256. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A token with enough chance in it needs no slow hash to be kept. */
export function hashToken(token: string): string {
  return sha256(token);
}

/** 256 random bits, for sessions, links and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret of a contract's link: 128 random bits as 22 base64url characters. */
export function randomContractUid(): string {
  return randomBytes(16).toString('base64url');
}

/** Six digits from the system's random source. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
