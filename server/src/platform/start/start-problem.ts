import { BackupRefusal } from '../backup';
import {
  databaseErrorCode,
  FolderInUseError,
  isUnavailable,
  MigrationChangedError,
  NoDatabaseError,
  SchemaOlderError,
} from '../db';
import { type Env, EnvError } from '../env';
import { type Text, t } from '../i18n';
import { type BucketFault, UnusableBucketError } from '../storage';
import { DemonstrationMarkError } from './demonstration-mark';
import { KeysMissingError, KeyTooEarlyError } from './keys-mark';
import { messages } from './messages';

/** The one sentence for a start that cannot go on; null for what nobody has foreseen. */
export function startProblem(error: unknown, env: Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR'> | null): string | null {
  if (hasOwnSentence(error)) return error.message;
  if (error instanceof DemonstrationMarkError)
    return t(error.isDemonstration ? messages.realOnDemo : messages.demoOnReal);
  const ofKeys = keysProblem(error, env);
  if (ofKeys !== null) return ofKeys;
  if (error instanceof UnusableBucketError)
    return t(bucketProblems[error.fault], { bucket: error.bucket, variable: error.variable });
  if (isDatabaseShut(error)) return t(messages.databaseShut, { reason: databaseErrorCode(error) ?? '' });
  if (isUnavailable(error) && !isOwnName(error, env))
    return t(messages.databaseAway, { reason: databaseErrorCode(error) ?? '' });
  const ofDatabase = databaseProblem(error);
  if (ofDatabase !== null) return ofDatabase;
  const text = systemProblem(error);
  return text === undefined || env === null
    ? null
    : t(text, { port: String(env.PORT), host: env.HOST, folder: env.DATA_DIR });
}

function keysProblem(error: unknown, env: Pick<Env, 'DATA_DIR'> | null): string | null {
  if (error instanceof KeyTooEarlyError) return t(messages.keyTooEarly, { id: error.id });
  if (error instanceof KeysMissingError)
    return t(messages.keysMissing, {
      count: error.ids.length,
      ids: error.ids.join(', '),
      folder: env?.DATA_DIR ?? 'DATA_DIR',
    });
  return null;
}

/** What is said of a database that is there, and not as it has to be; or of none. */
function databaseProblem(error: unknown): string | null {
  if (error instanceof FolderInUseError)
    return t(messages.folderInUse, { folder: error.folder, pid: String(error.pid) });
  if (error instanceof MigrationChangedError) return t(messages.migrationChanged, { name: error.migration });
  if (error instanceof NoDatabaseError) return t(messages.noDatabase, { folder: error.folder });
  if (error instanceof SchemaOlderError)
    return t(messages.schemaOlder, { count: error.missing.length, name: error.missing[0] ?? '' });
  return null;
}

const hasOwnSentence = (error: unknown): error is Error => error instanceof EnvError || error instanceof BackupRefusal;

/** It answers, and lets nobody in by this name and password, or has no such database. */
const isDatabaseShut = (error: unknown): boolean => /^(28|3D)/.test(databaseErrorCode(error) ?? '');

/** The name that no address was found for is not the database's: it was to be listened at. */
function isOwnName(error: unknown, env: Pick<Env, 'HOST'> | null): boolean {
  return error instanceof Error && 'hostname' in error && error.hostname === env?.HOST;
}

function systemProblem(error: unknown): Text | undefined {
  const isAboutPort =
    error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
  const problems = isAboutPort ? portProblems : folderProblems;
  return problems[databaseErrorCode(error) ?? ''];
}

const bucketProblems: Readonly<Record<BucketFault, Text>> = {
  away: messages.bucketAway,
  refused: messages.bucketRefused,
  missing: messages.bucketMissing,
};

const portProblems: Readonly<Record<string, Text>> = {
  EADDRINUSE: messages.portTaken,
  EADDRNOTAVAIL: messages.hostUnknown,
  ENOTFOUND: messages.hostUnknown,
  EAI_AGAIN: messages.hostUnknown,
  EACCES: messages.portForbidden,
};

const folderProblems: Readonly<Record<string, Text>> = {
  EACCES: messages.folderForbidden,
  EPERM: messages.folderForbidden,
  EROFS: messages.folderForbidden,
  ENOTDIR: messages.folderForbidden,
  EEXIST: messages.folderForbidden,
  ENOSPC: messages.folderFull,
  EDQUOT: messages.folderFull,
  // PostgreSQL's own word for it, the embedded one's, too.
  '53100': messages.folderFull,
};
