import { existsSync } from 'node:fs';
import { findChromium, whereIs } from './find-program.mjs';
import { postgresPrograms } from './postgres.mjs';
import { run } from './run.mjs';

/** Where nginx is, or null; Debian keeps it where only root looks. */
export function findNginx() {
  return whereIs('nginx') ?? ['/usr/sbin/nginx'].find((file) => existsSync(file)) ?? null;
}

const needs = [
  { debian: 'chromium', present: () => findChromium() !== null },
  // Without it the browser tests take Chromium itself, and longer. Each of the two wants the other's very version.
  {
    debian: 'chromium-headless-shell',
    beside: ['chromium'],
    present: () => whereIs('chromium-headless-shell') !== null,
    optional: true,
  },
  { debian: 'poppler-utils', present: () => whereIs('pdftotext') !== null && whereIs('pdfsig') !== null },
  { debian: 'nginx', present: () => findNginx() !== null },
  { debian: 'openssl', present: () => whereIs('openssl') !== null },
  // Without it the embedded database runs all of the API's tests.
  { debian: 'postgresql', present: () => postgresPrograms() !== null, optional: true },
];

const missing = () => needs.filter(({ present }) => !present());

const install = (packages) =>
  run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Installs the programs that the tests use and npm cannot bring; that takes root and apt.
 * @returns {Promise<string[]>} what is still missing, as sentences
 */
export async function installPrograms() {
  const wanted = missing();
  if (wanted.length > 0 && process.getuid() === 0 && whereIs('apt-get')) {
    const names = (list) => list.flatMap(({ debian, beside = [] }) => [debian, ...beside]);
    const needed = wanted.filter(({ optional }) => !optional);
    await run(['apt-get', 'update']);
    if (needed.length > 0) await install(names(needed));
    // One by one: what one can do without may be unknown here.
    for (const one of wanted.filter(({ optional }) => optional)) await install(names([one]));
  }
  return missing()
    .filter(({ optional }) => !optional)
    .map(({ debian: name }) => `${name} is missing: install it, for example with apt-get install ${name}.`);
}
