/**
 * `npm run dev`: the whole product on the server's address, each change on the screen as it is saved. The areas come
 * from development servers with React Refresh, the shell is built again at a change, and so is the server.
 */
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { watchServer } from './lib/dev-server.mjs';
import { areaWorkspaces, root } from './lib/files.mjs';
import { freePort } from './lib/free-port.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { portProblem } from './lib/preflight.mjs';
import { bin, run, stopAll, stopWithMe } from './lib/run.mjs';
import { unstamp } from './lib/stamps.mjs';
import { tellUsage } from './lib/usage.mjs';

tellUsage(`npm run dev

Il prodotto intero a un solo indirizzo (PORT e HOST, o http://127.0.0.1:4000): quello che si salva si vede subito.
Una sola area: npm run dev -w remote-public -- --help`);

/** Says why it cannot go on, and ends with all that it started. */
function giveUp(sentence) {
  console.error(sentence);
  stopAll();
  process.exit(1);
}

stopWithMe();
const port = Number(process.env.PORT || 4000);
const host = process.env.HOST || '127.0.0.1';
// Before anything is built: a product that runs at this address serves the shell that is built here.
const problem = await portProblem(port, host, 'npm run dev');
if (problem) giveUp(problem);
const installed = await installIfNeeded();
if (installed.code !== 0) giveUp(installed.output);

const devPort = (name) => JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).carcare.devPort;
const webpack = (name, ...args) =>
  run([bin('webpack'), ...args, '--config', 'webpack.config.mjs', '--mode', 'development'], {
    cwd: path.join(root, name),
    show: true,
  });

// What is built here is not what `npm start` serves.
for (const name of ['shell', 'server']) unstamp(`build-${name}`);

const first = await webpack('shell', 'build');
if (first.code !== 0) process.exit(1);

/** Without it people would go on with what was built before, or with what another checkout serves there. */
const keep = (name, mode) =>
  webpack(name, mode).then(() => giveUp(`Lo sviluppo di ${name} si è fermato: il motivo è scritto qui sopra.`));
keep('shell', 'watch');
for (const name of areaWorkspaces) keep(name, 'serve');

const server = await freePort();
startDevProxy({
  port,
  host,
  target: new URL(`http://127.0.0.1:${server}`),
  origins: areaWorkspaces.map((name) => `http://127.0.0.1:${devPort(name)}`),
});
console.log(`In sviluppo su http://${host}:${port}`);
await watchServer({
  ...process.env,
  DEMO: process.env.DEMO ?? '1',
  HOST: '127.0.0.1',
  PORT: String(server),
  // What was released is not what is being worked on.
  RELEASE_STORE: path.join(root, '.cache/no-releases'),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
});
