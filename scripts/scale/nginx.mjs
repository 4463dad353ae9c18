import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { freePort } from '../lib/free-port.mjs';
import { findNginx } from '../lib/programs.mjs';
import { until } from './until.mjs';

export const siteName = 'carcare.esempio.it';
const documented = path.join(root, 'docs/nginx/carcare.conf');

/**
 * Starts nginx with the configuration of docs/nginx: its ports, its paths and the bucket are exchanged, and nothing else.
 * @param {{ folder: string, processes: readonly [number, number], bucket: number }} parts ports on this machine
 * @returns {Promise<{ port: number, certificate: string, said: () => string, stop: () => Promise<void> }>}
 */
export async function startNginx({ folder, processes, bucket }) {
  const place = path.join(folder, 'nginx');
  mkdirSync(place);
  const certificate = makeCertificate(place);
  const [plain, port] = [await freePort(), await freePort()];
  writeFileSync(
    path.join(place, 'carcare.conf'),
    exchanged(readFileSync(documented, 'utf8'), {
      '127.0.0.1:4001': `127.0.0.1:${processes[0]}`,
      '127.0.0.1:4002': `127.0.0.1:${processes[1]}`,
      '127.0.0.1:9000': `127.0.0.1:${bucket}`,
      // The one bucket there is holds the documents, too.
      '/carcare-rilasci/': '/carcare/',
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
      '/etc/ssl/carcare/': `${place}/`,
    }),
  );
  const main = path.join(place, 'nginx.conf');
  writeFileSync(main, mainFile(place));
  const child = spawn(findNginx(), ['-p', place, '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  await until(
    async () => (await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })).status === 301,
    'nginx answers',
    () => (child.exitCode === null ? null : said),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { port, certificate, said: () => said, stop };
}

/** @throws Error when the documented file no longer has what is to be exchanged */
function exchanged(text, exchanges) {
  return Object.entries(exchanges).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`docs/nginx/carcare.conf has no ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/** What Debian's own nginx.conf is around conf.d, in a folder of the test. */
function mainFile(place) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${place}/${name};`,
  );
  return [
    'daemon off;',
    'worker_processes 2;',
    ...(process.getuid() === 0 ? ['user root root;'] : []),
    `pid ${place}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 768; }',
    'http {',
    ...temporary,
    `    include ${place}/carcare.conf;`,
    '}',
    '',
  ].join('\n');
}

/** @returns {string} the certificate, which clients trust */
function makeCertificate(place) {
  const [key, certificate] = [path.join(place, 'key.pem'), path.join(place, 'fullchain.pem')];
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`, '-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  return readFileSync(certificate, 'utf8');
}
