/**
 * `npm run dev -w remote-public [-- --shell https://prova.esempio.it]`: one area from its own server, in the pages and
 * with the data of a product that runs elsewhere (http://127.0.0.1:4000 unless told). A saved change is on the screen
 * without losing the page's state: React Refresh needs React's development build, so the pages run the shell of the
 * sources here, built for development. With `--as-is`, and where the repository has no shell, they run the product's own;
 * then a change loads the page again.
 */
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { buildDevShell, isInDevelopment } from './lib/dev-shell.mjs';
import { browserWorkspaces } from './lib/files.mjs';
import { portProblem } from './lib/preflight.mjs';
import { bin, run, stopWithMe } from './lib/run.mjs';
import { tellUsage } from './lib/usage.mjs';

const usage = 'Si usa così: npm run dev -w remote-public -- --shell https://prova.esempio.it [--as-is]';
tellUsage(usage);

/** Says why it cannot go on, and ends. */
function giveUp(...sentences) {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

function readOptions() {
  const options = { shell: { type: 'string', default: 'http://127.0.0.1:4000' }, 'as-is': { type: 'boolean' } };
  try {
    return parseArgs({ options }).values;
  } catch {
    return giveUp(usage);
  }
}

const folder = process.cwd();
const { name, carcare } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const { shell: address, 'as-is': asked } = readOptions();
const asIs = asked || !browserWorkspaces.includes('shell');
if (!carcare?.devPort || !URL.canParse(address)) giveUp(usage);

const port = Number(process.env.PORT || carcare.devPort + 100);
const problem = await portProblem(port, '127.0.0.1', `npm run dev -w ${name}`);
if (problem) giveUp(problem);

stopWithMe();
const target = new URL(address);
const isDevelopment = await isInDevelopment(target).catch(() =>
  giveUp(`A ${target.origin} non risponde nessuno: --shell dice dove gira il prodotto.`),
);
const needsShell = !asIs && !isDevelopment;
if (needsShell) console.log('Preparo la cornice di queste sorgenti (la prima volta serve un minuto)');
const shell = needsShell ? await buildDevShell() : undefined;
if (shell === null)
  giveUp('La cornice non si costruisce: il motivo è scritto qui sopra; --as-is usa quella che gira là.');

const mode = asIs ? 'production' : 'development';
run([bin('webpack'), 'serve', '--config', 'webpack.config.mjs', '--mode', mode], { cwd: folder, show: true }).then(() =>
  giveUp(`Il server di sviluppo di ${name} si è fermato: il motivo è scritto qui sopra.`),
);
startDevProxy({ port, host: '127.0.0.1', target, shell, origins: [`http://127.0.0.1:${carcare.devPort}`] });
console.log(`In sviluppo su http://127.0.0.1:${port}, dentro ${target.origin}`);
