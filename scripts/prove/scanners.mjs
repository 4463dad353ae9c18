import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whereIs } from '../lib/find-program.mjs';
import { run } from '../lib/run.mjs';
import { startInstallation } from './installation.mjs';

/** Browsers have given this header up, and OWASP advises to leave it out: wapiti asks for it still. */
const givenUp = /^HTTP Secure Headers: .* X-XSS-Protection is not set$/;

/** Debian's scanners, each with what it says when it found something. They are given addresses of loopback alone. */
const tools = [
  {
    program: 'wapiti',
    command: (site, { file, seconds }) => [
      ...[
        'wapiti',
        '-u',
        `${site}/`,
        '--scope',
        'domain',
        '--flush-session',
        '--no-bugreport',
        '-f',
        'json',
        '-o',
        file,
      ],
      ...['--max-scan-time', String(seconds), '-m', 'all,-nikto,-wapp,-log4shell'],
    ],
    findings: ({ file }) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')).vulnerabilities)
        .flatMap(([kind, found]) => found.map(({ path: where, info }) => `${kind}: ${where} ${info}`))
        .filter((finding) => !givenUp.test(finding)),
  },
  {
    program: 'nikto',
    // All but what only wears the server out; what it names is a finding.
    command: (site, { file, seconds }) => [
      ...['nikto', '-h', site, '-Format', 'json', '-o', file, '-Tuning', 'x6', '-maxtime', `${seconds}s`],
      ...['-ask', 'no', '-nointeractive'],
    ],
    findings: ({ file }) =>
      [JSON.parse(readFileSync(file, 'utf8'))]
        .flat()
        .flatMap(({ vulnerabilities = [] }) =>
          vulnerabilities.map(({ method, url, msg }) => `${method} ${url}: ${msg}`),
        ),
  },
  {
    program: 'sqlmap',
    command: (site) => [
      ...['sqlmap', '--batch', '--level=2', '--risk=1', '--flush-session', '-u'],
      `${site}/api/v1/public/dealers?search=milano*&province=MI`,
    ],
    findings: ({ output }) => (/is vulnerable|Parameter: /.test(output) ? [output.slice(-1_000)] : []),
  },
  {
    program: 'slowhttptest',
    command: (site, { seconds }) => [
      ...['slowhttptest', '-c', '500', '-H', '-i', '5', '-r', '100', '-l', String(Math.min(seconds, 60)), '-p', '3'],
      ...['-u', `${site}/api/v1/health`],
    ],
    findings: ({ output }) =>
      /service available:\s*NO/.test(output) ? ['the service was not available meanwhile'] : [],
  },
];

/** @type {import('./run-part.mjs').Part} */
export const scanners = {
  name: 'scanners',
  about: 'wapiti, nikto, sqlmap and slowhttptest of Debian, on loopback',
  counts: { seconds: 900 },
  short: null,
  async run({ counts, say }) {
    const present = tools.filter(({ program }) => whereIs(program) !== null);
    const missing = tools.map(({ program }) => program).filter((program) => whereIs(program) === null);
    const notRun = missing.map((program) => `${program}: it is not installed (nikto is in Debian’s non-free)`);
    if (present.length === 0) return { checks: [], figures: [], notRun };
    // Its answers are those of a site behind TLS, which the proxy before it ends.
    const world = await startInstallation({ variables: { PUBLIC_URL: 'https://prova.esempio.it' } });
    const folder = mkdtempSync(path.join(tmpdir(), 'carcare-scan-'));
    const checks = [];
    const figures = [];
    try {
      for (const { program, command, findings } of present) {
        const place = { file: path.join(folder, `${program}.json`), seconds: counts.seconds };
        const { output, seconds } = await run(command(`http://127.0.0.1:${world.process.port}`, place), {
          cwd: folder,
        });
        checks.push({ what: `${program} finds nothing`, faults: findings({ ...place, output }) });
        figures.push([`${program}: time`, `${Math.round(seconds)} s`]);
        say(program);
      }
      const isAlive = (await world.process.status('/api/v1/ready')) === 200;
      checks.push({
        what: 'the process is ready afterwards',
        faults: isAlive ? [] : [world.process.said.slice(-1_000)],
      });
      return { checks, figures, notRun };
    } finally {
      await world.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
