import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { meta } from '../../platform/db/schema';
import { EnvError } from '../../platform/env';
import { t } from '../../platform/i18n';
import type { Keys } from '../../platform/keys';
import { messages } from './operator-seal.messages';
import { createSelfMadeSeal, loadP12, loadSeal, SealError } from './pdf';

const metaKey = 'self_made_seal';

export type SealSigner = Awaited<ReturnType<typeof loadSeal>>;

export interface SealSource {
  /** Path of the operator's PKCS#12 file, or null for the seal that the installation makes for itself. */
  readonly p12: string | null;
  readonly password: string;
}

/**
 * The seal that contracts bear. The self-made one is kept encrypted in the database, so that all processes share it.
 * @throws EnvError when the operator's file cannot be used
 */
export async function openSeal(db: Database, keys: Keys, now: Date, source: SealSource): Promise<SealSigner> {
  const present = await readSeal(db, keys, source);
  return present ?? selfMade(keys, await makeAndKeep(db, keys, now));
}

/** The same without making one: null where the installation has none yet. @throws EnvError */
export async function readSeal(db: Database, keys: Keys, source: SealSource): Promise<SealSigner | null> {
  if (source.p12 !== null) return openFile(source.p12, source.password);
  const kept = await readKept(db);
  return kept === null ? null : selfMade(keys, kept);
}

async function openFile(path: string, password: string): Promise<SealSigner> {
  try {
    return await loadP12(await readFile(path), password);
  } catch (cause) {
    const isPassword = cause instanceof SealError && cause.code === 'p12_password';
    throw new EnvError(t(isPassword ? messages.password : messages.unusable, { path }), { cause });
  }
}

/** A seal is to be renewed this long before its certificate ends. */
const renewalMs = 30 * 86_400_000;

export type SealAge = 'early' | 'well' | 'ending' | 'ended';

/**
 * From when and until when the certificate of a seal holds, and what that means now: sealed before or later, a document
 * bears one that does not hold.
 */
export function sealValidity(
  { certificate }: Pick<SealSigner, 'certificate'>,
  now: Date,
): { from: Date; until: Date; age: SealAge } {
  const { validFrom, validTo } = new X509Certificate(certificate);
  const [from, until] = [new Date(validFrom), new Date(validTo)];
  if (now < from) return { from, until, age: 'early' };
  const left = until.getTime() - now.getTime();
  return { from, until, age: left < 0 ? 'ended' : left < renewalMs ? 'ending' : 'well' };
}

function selfMade(keys: Keys, kept: string): Promise<SealSigner> {
  const [privateKey = '', certificate = ''] = keys.decrypt('seal', kept).split('.');
  return loadSeal({
    privateKey: Buffer.from(privateKey, 'base64url'),
    certificate: Buffer.from(certificate, 'base64url'),
  });
}

async function readKept(db: Database): Promise<string | null> {
  const [row] = await db.read.select().from(meta).where(eq(meta.key, metaKey));
  return row?.value ?? null;
}

/** Of several processes that start together the first one's seal stays. */
async function makeAndKeep(db: Database, keys: Keys, now: Date): Promise<string> {
  const { privateKey, certificate } = await createSelfMadeSeal(now);
  const text = [privateKey, certificate].map((part) => Buffer.from(part).toString('base64url')).join('.');
  await db.read
    .insert(meta)
    .values({ key: metaKey, value: keys.encrypt('seal', text) })
    .onConflictDoNothing();
  const kept = await readKept(db);
  if (kept === null) throw new Error('The seal was not kept');
  return kept;
}
