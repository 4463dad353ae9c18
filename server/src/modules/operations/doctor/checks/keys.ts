import { join } from 'node:path';
import type { Database } from '../../../../platform/db';
import type { Env } from '../../../../platform/env';
import { formatDateTime } from '../../../../platform/i18n';
import { type Keys, readKeys } from '../../../../platform/keys';
import { KeysMissingError, readDatabaseKeys, startProblem } from '../../../../platform/start';
import { readSeal, sealValidity } from '../../../documents';
import { doctorMessages as messages } from '../doctor.messages';
import { doubt, type Finding, fault, well } from '../finding';

/** The names of the keys that the contracts' histories were made with. */
export type HistoryKeyIds = Parameters<typeof readDatabaseKeys>[2];

/** Whether the keys are there, whether they are the database's, and whether the seal opens. */
export async function examineKeys(
  env: Env,
  {
    db,
    historyKeyIds,
    now,
  }: { readonly db: Database | null; readonly historyKeyIds: HistoryKeyIds; readonly now: Date },
): Promise<readonly Finding[]> {
  const path = join(env.DATA_DIR, 'app-keys');
  const keys = readKeys(env.APP_KEYS, env.DATA_DIR);
  const place = keys !== null && env.APP_KEYS.length === 0 ? [doubt(messages.keysAlone, { path })] : [];
  if (db === null) return keys === null ? [doubt(messages.keysNone, { path })] : place;
  const fitting = await readDatabaseKeys(db, env, historyKeyIds).catch((error: unknown) => {
    if (error instanceof KeysMissingError) return error;
    throw error;
  });
  if (!(fitting instanceof KeysMissingError))
    return [well(messages.keys), ...place, ...(await examineSeal(env, db, fitting, now))];
  // A database that never had any gets them at the first start.
  if (fitting.ids.length === 0) return [doubt(messages.keysNone, { path })];
  return [{ weight: 'fault', text: startProblem(fitting, env) ?? fitting.message }];
}

async function examineSeal(env: Env, db: Database, keys: Keys, now: Date): Promise<readonly Finding[]> {
  if (env.SIGNING_P12 === null) return env.DEMO ? [] : [doubt(messages.sealOwn)];
  const source = { p12: env.SIGNING_P12, password: env.SIGNING_P12_PASSWORD };
  const seal = await readSeal(db, keys, source).catch(() => null);
  if (seal === null) return [fault(messages.sealUnusable)];
  const { from, until, age } = sealValidity(seal, now);
  if (age === 'early') return [fault(messages.sealEarly, { from: formatDateTime(from) })];
  const values = { until: formatDateTime(until) };
  if (age === 'ended') return [fault(messages.sealOver, values)];
  return [age === 'ending' ? doubt(messages.sealSoonOver, values) : well(messages.seal, values)];
}
