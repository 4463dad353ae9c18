import { FolderInUseError, hasEmbeddedDatabase, type Inspection, inspectDatabase } from '../../../../platform/db';
import type { Env } from '../../../../platform/env';
import { startProblem } from '../../../../platform/start';
import { doctorMessages as messages } from '../doctor.messages';
import { doubt, type Finding, fault, well } from '../finding';

const oldest = 15;

/** Opens the database as it is, where it can be opened. The findings say why where it cannot. */
export async function examineDatabase(
  env: Env,
): Promise<{ readonly inspection: Inspection | null; readonly findings: readonly Finding[] }> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_NAMED_STATEMENTS: namedStatements } = env;
  if (url === null && !hasEmbeddedDatabase(dataDir))
    return { inspection: null, findings: [doubt(messages.noDatabase, { folder: dataDir })] };
  try {
    const inspection = await inspectDatabase({ url, dataDir, namedStatements, onConnectionLost: () => undefined });
    return { inspection, findings: [stateOf(inspection)] };
  } catch (error) {
    if (error instanceof FolderInUseError) return { inspection: null, findings: [await inUse(env, String(error.pid))] };
    const text = startProblem(error, env);
    if (text === null) throw error;
    return { inspection: null, findings: [{ weight: 'fault', text }] };
  }
}

function stateOf({ db, version, missing, changed, newer }: Inspection): Finding {
  const [number = ''] = version.split(' ');
  if (Number.parseInt(number, 10) < oldest) return fault(messages.databaseOld, { version: number });
  const [firstChanged] = changed;
  if (firstChanged !== undefined) return fault(messages.migrationsChanged, { name: firstChanged });
  const [firstMissing] = missing;
  if (firstMissing !== undefined)
    return doubt(messages.migrationsMissing, { count: missing.length, name: firstMissing });
  const [firstNewer] = newer;
  if (firstNewer !== undefined) return doubt(messages.migrationsNewer, { name: firstNewer });
  return well(messages.database, { engine: db.engine === 'pglite' ? 'PGlite' : 'PostgreSQL', version: number });
}

/** Only its process can say how it is. */
async function inUse({ HOST, PORT }: Env, pid: string): Promise<Finding> {
  const address = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
  const isReady = await fetch(`${address}/api/v1/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isReady ? well(messages.inUse, { pid }) : fault(messages.inUseSilent, { pid, address });
}
