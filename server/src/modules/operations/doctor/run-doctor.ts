import type { Clock } from '../../../platform/clock';
import type { Env } from '../../../platform/env';
import { t } from '../../../platform/i18n';
import { doubtfulSettings } from '../../../platform/start';
import { examineBackupProgram } from './checks/backup-program';
import { examineClock } from './checks/clock';
import { examineDatabase } from './checks/database';
import { examineFiles } from './checks/files';
import { examineKeys, type HistoryKeyIds } from './checks/keys';
import { examineMessages } from './checks/messages';
import { examineReleases } from './checks/releases';
import { doctorMessages as messages } from './doctor.messages';
import { doubt, type Finding, well } from './finding';

interface DoctorParts {
  readonly clock: Clock;
  readonly historyKeyIds: HistoryKeyIds;
  readonly write: (line: string) => void;
}

/**
 * Examines an installation from top to bottom, with the product running or not, and changes nothing but for a file that
 * it writes and removes again.
 * @returns 0 where nothing keeps the product from working
 */
export async function runDoctor(env: Env, { clock, historyKeyIds, write }: DoctorParts): Promise<0 | 1> {
  const findings = await examine(env, clock, historyKeyIds);
  for (const { weight, text } of findings) write(t(messages.line, { weight, text }));
  const count = (weight: Finding['weight']) => findings.filter((finding) => finding.weight === weight).length;
  const faults = count('fault');
  write(t(messages.summary, { faults, doubts: count('doubt') }));
  return faults === 0 ? 0 : 1;
}

async function examine(env: Env, clock: Clock, historyKeyIds: HistoryKeyIds): Promise<readonly Finding[]> {
  const now = clock.now();
  const { inspection, findings } = await examineDatabase(env);
  const migrated = inspection !== null && inspection.missing.length === 0 ? inspection.db : null;
  try {
    return [
      well(messages.environment, { address: env.publicUrl }),
      ...(env.DEMO ? [doubt(messages.demonstration)] : []),
      ...doubtfulSettings(env).map((text): Finding => ({ weight: 'doubt', text })),
      ...findings,
      ...(inspection === null ? [] : [await examineClock(inspection, now), ...examineBackupProgram(inspection)]),
      ...(await examineKeys(env, { db: migrated, historyKeyIds, now })),
      ...(await examineFiles(env, now)),
      ...(await examineMessages(env)),
      await examineReleases(env, clock),
    ];
  } finally {
    await inspection?.db.close();
  }
}
