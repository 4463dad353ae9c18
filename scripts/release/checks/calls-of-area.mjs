import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callsInCode } from '../../federation/calls-in-code.mjs';
import { filesBelow, packageFolder } from '../../lib/files.mjs';

const shellClients = [
  'auth',
  'account',
  'accountContacts',
  'accountDesk',
  'public',
  'assets',
  'machineRoom',
  'demonstration',
];

/** All calls of an OpenAPI document, with the name that sources call them by. */
function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      path: address,
      operationId,
    })),
  );
}

const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The calls that an area makes: of the contracts that it binds those whose name stands in its sources, and those of
 * the client that the shell keeps ready (`api.public.lookUpVin`).
 * @param {{ code: string, source: string }} area its built scripts and its sources
 * @param {object} document the OpenAPI document of the sources
 * @returns {{ own: object[], ofShell: object[] }}
 */
export function callsOfArea({ code, source }, document) {
  const bound = new Set(callsInCode(code).map(({ method, path: address }) => `${method} ${address}`));
  const named = new Set([...source.matchAll(/\.(\w+)/g)].map(([, name]) => name));
  const operations = operationsOf(document);
  const isNamed = ({ operationId }) => [...named].some((name) => operationId.endsWith(upperFirst(name)));
  const ofShell = operations.filter(({ operationId }) =>
    shellClients.some((client) => {
      if (!operationId.startsWith(client)) return false;
      const name = lowerFirst(operationId.slice(client.length));
      return new RegExp(`\\.${client}\\s*\\.${name}\\b`).test(source);
    }),
  );
  const own = operations.filter((call) => bound.has(`${call.method} ${call.path}`) && isNamed(call));
  return { own, ofShell };
}

/** The built scripts of a piece, and the sources that it was built from. */
export function readArea({ name, dist, manifest }) {
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const sources = [name, ...('shared-staff' in (manifest.dependencies ?? {}) ? ['shared-staff'] : [])]
    .flatMap((workspace) => filesBelow(path.join(packageFolder(workspace), 'src'), /\.tsx?$/))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const read = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return { code: read(scripts.map((file) => path.join(dist, file))), source: read(sources) };
}
