import type { AreaStatus, SystemStatus } from 'shared-api/entities';

const quietDay = Array.from({ length: 24 }, () => 0);

/** A version with a fingerprint of its own. */
const release = (version: string, by = 'S. Greco', released_at = '2026-11-20T14:12:00Z') => ({
  version,
  hash: `${version.replaceAll('.', '')}aaaaaaaaa`,
  released_at,
  released_by: by,
});

/** An area of which 1.2.6 is live, 1.2.5 was before, and 1.3.0 waits; each test changes what it is about. */
export function exampleArea(name: string, changes: Partial<AreaStatus> = {}): AreaStatus {
  const live = release('1.2.6');
  const previous = release('1.2.5', 'A. Villa', '2026-11-14T15:20:00Z');
  return {
    name,
    live,
    canary: null,
    enabled: true,
    disabled: null,
    versions: [
      { ...release('1.3.0'), loads: 0, failures: 0 },
      { ...live, loads: 2_310, failures: 0 },
      { ...previous, loads: 14_020, failures: 0 },
    ],
    previous,
    loads: 2_310,
    failures: quietDay,
    history: [],
    version: 7,
    ...changes,
  };
}

/** 41 of 2310 loads of the live version failed, since 9 in the morning. */
export function failingArea(name: string): AreaStatus {
  const area = exampleArea(name);
  return {
    ...area,
    versions: area.versions.map((one) => (one.version === '1.2.6' ? { ...one, failures: 41 } : one)),
    failures: [...quietDay.slice(2), 11, 30],
  };
}

/** 1.3.0 goes to a tenth of the sessions. */
export function tryingArea(name: string): AreaStatus {
  const { version, hash } = release('1.3.0');
  return exampleArea(name, { canary: { version, hash, percent: 10, since: '2026-11-21T08:30:00Z' } });
}

/** Nothing was ever published of it. */
export function builtInArea(name: string): AreaStatus {
  return exampleArea(name, {
    live: { ...release('1.0.0'), released_by: 'mai rilasciata: costruita insieme al server' },
    versions: [],
    previous: null,
    version: 0,
  });
}

/** The product at 10:42 in Rome, without a care. */
export const exampleSystem: SystemStatus = {
  version: '1.3.3',
  build: 'abcdef012345',
  started_at: '2026-11-21T07:31:00Z',
  now: '2026-11-21T09:42:00Z',
  demo: false,
  database: { engine: 'PostgreSQL', version: '17.5', size_bytes: 2_576_980_378, migration: '0031_releases' },
  storage: { kind: 's3', files: 18_402, size_bytes: 33_285_996_544 },
  traffic: { minutes: 15, requests: 1_204, failed: 0, p95_ms: 38, stall_ms: 12 },
  queue: { waiting: 0, oldest_at: null },
  backup_at: '2026-11-21T02:00:00Z',
  jobs: [
    {
      name: 'expire',
      title: 'Eliminazione dei contratti scaduti',
      last_run_at: '2026-11-20T23:05:00Z',
      last_duration_ms: 1_200,
      last_error: null,
      last_result: '11 elementi.',
      next_run_at: '2026-11-21T23:05:00Z',
    },
  ],
  adapters: [
    { name: 'sms', title: 'SMS', configured: true, healthy: true, detail: 'Via smpp, poi https.', recipient: 'phone' },
    { name: 'vin', title: 'Servizio VIN', configured: true, healthy: true, detail: 'In uso.', recipient: null },
    { name: 'storage', title: 'Archivio dei file', configured: true, healthy: true, detail: null, recipient: null },
  ],
  client_errors: [],
};
