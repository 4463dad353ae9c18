/** Imported first by every script, before anything that an old Node cannot run: says what is missing and ends. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');
const [major, minor] = wanted.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`Serve Node.js ${wanted} o più recente: qui c'è la versione ${process.versions.node}.`);
  process.exit(1);
}
