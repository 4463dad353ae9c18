/**
 * `npm start`: installs and builds what is missing, then serves the product with its demonstration data.
 * Uses nothing that is not in Node, because it runs before anything is installed.
 */
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { buildAll } from './build.mjs';
import { root } from './lib/files.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { dataFolderProblem, portProblem } from './lib/preflight.mjs';
import { stopAll } from './lib/run.mjs';
import { tellUsage } from './lib/usage.mjs';

tellUsage(`npm start

Installa e costruisce quello che manca, poi serve il prodotto con i dati dimostrativi su http://127.0.0.1:4000.
Si regola con le variabili d'ambiente di docs/configure.md, per esempio PORT=4001 npm start.`);

/** Says why it cannot go on, and ends. */
function giveUp(...sentences) {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

/** Runs until the server ends; Ctrl-C and a kill go to the server, which closes what it has open. */
function serve(env) {
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  // The terminal sends Ctrl-C to the server as well; this process only waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopAll();
    giveUp('Interrotto.');
  });
}

// What a person started ends with what they need to read, not with a line a request.
const env = { ...process.env, DEMO: process.env.DEMO ?? '1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const problem =
  (env.DATABASE_URL ? null : dataFolderProblem(env.DATA_DIR || './data')) ??
  (await portProblem(Number(env.PORT || 4000), env.HOST || '127.0.0.1', 'npm start'));
if (problem) giveUp(problem);

console.log('CarCare: controllo i pacchetti installati (la prima volta serve qualche minuto)');
const installed = await installIfNeeded();
if (installed.code !== 0)
  giveUp(installed.output, "L'installazione dei pacchetti non è riuscita: controlla la connessione e riprova.");
if (installed.made) console.log(`  installati in ${Math.round(installed.seconds)} s`);

console.log('CarCare: costruisco quello che è cambiato');
if (!(await buildAll())) giveUp('La costruzione non è riuscita: il motivo è scritto qui sopra.');

console.log('CarCare: avvio il server');
serve(env);
