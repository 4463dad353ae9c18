import { spawnSync } from 'node:child_process';
import type { Inspection } from '../../../../platform/db';
import { doctorMessages as messages } from '../doctor.messages';
import { doubt, type Finding } from '../finding';

/** `npm run backup` needs a pg_dump that knows the server's version. */
export function examineBackupProgram({ db, version }: Inspection): readonly Finding[] {
  if (db.engine === 'pglite') return [];
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const own = Number.parseInt(/ (\d+)/.exec(stdout ?? '')?.[1] ?? '0', 10);
  const [number = ''] = version.split(' ');
  return own >= Number.parseInt(number, 10) ? [] : [doubt(messages.noDump, { version: number })];
}
