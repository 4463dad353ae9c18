import path from 'node:path';
import { callsInCode } from '../../federation/calls-in-code.mjs';
import { loadModule } from '../../federation/load-module.mjs';
import { packageFolder } from '../../lib/files.mjs';
import { callsOfArea, readArea } from './calls-of-area.mjs';
import { callFaults } from './compare-calls.mjs';

/** The calls as the sources here describe them. */
async function ownDocument() {
  const { exports } = await loadModule(path.join(packageFolder('shared-api'), 'src/openapi/index.ts'));
  return exports.openApiDocument({ version: '', serverUrl: '' });
}

/** Whether the live server takes the calls that the piece makes, and the live shell knows those that it is asked for. */
export const calls = {
  name: 'chiamate',
  limitMs: 2 * 60_000,
  async check({ piece, live }) {
    const document = await ownDocument();
    const { own, ofShell } = callsOfArea(readArea(piece), document);
    const isShell = piece.name === 'shell';
    const inShell = new Set(callsInCode(live.shellCode).map(({ method, path: address }) => `${method} ${address}`));
    const unknown = ofShell
      .filter((call) => !isShell && !inShell.has(`${call.method} ${call.path}`))
      .map(({ method, path: address }) => `${method} ${address}: la cornice in linea non ha questa chiamata.`);
    return [...unknown, ...callFaults([...own, ...ofShell], document, live.document)];
  },
};
