import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './files.mjs';

/** Makes a folder and those above it. Node's own recursive way never comes back below some system folders. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/**
 * Tells in one sentence why the data folder cannot be used, or null.
 * @param {string} dataDir relative to the repository
 */
export function dataFolderProblem(dataDir) {
  const folder = path.resolve(root, dataDir);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return `Nella cartella dei dati non si può scrivere: ${folder}. Cambiane i permessi oppure scegline un'altra, per esempio DATA_DIR=/tmp/carcare npm start.`;
  }
}

const portProblems = {
  EADDRINUSE: ({ port, command }) =>
    `La porta ${port} è già occupata: chiudi il programma che la usa oppure scegline un'altra, per esempio PORT=${port + 1} ${command}.`,
  EACCES: ({ port, command }) =>
    `Non hai il permesso di usare la porta ${port}: scegline una sopra la 1024, per esempio PORT=4000 ${command}.`,
  EADDRNOTAVAIL: ({ host }) => `L'indirizzo ${host} non è di questa macchina: controlla HOST.`,
};

/**
 * Tells in one sentence why nothing can listen there, or null.
 * @param {string} command what was called, to be called again with another port
 */
export function portProblem(port, host, command) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return Promise.resolve('PORT deve essere un numero intero fra 0 e 65535.');
  }
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) => resolve(portProblems[code]?.({ port, host, command }) ?? message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
