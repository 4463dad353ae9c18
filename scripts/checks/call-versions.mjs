/**
 * Holds `shared-api/src/contracts/call-versions.json` to the contract: which version of it (`apiVersion`) made each call
 * what it is. Builds want the newest of the calls that they carry (scripts/federation/api-range.mjs).
 *
 *     node scripts/checks/call-versions.mjs            says what is no longer right
 *     node scripts/checks/call-versions.mjs --write    writes it anew
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../federation/load-module.mjs';
import { apiVersion } from '../federation/shared.mjs';
import { root } from '../lib/files.mjs';

const file = path.join(root, 'shared-api/src/contracts/call-versions.json');
/** For who changed a call. */
export const advice = 'The file is not right any more: node scripts/checks/call-versions.mjs --write writes it anew.';
/** What is written for people: another sentence is no other call. */
const words = new Set(['summary', 'description', 'operationId']);

/** Every call of an OpenAPI document, with a digest of all that it is made of. */
export function callDigests({ paths, components }) {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    // Under which heading a document tells of it makes no other call.
    Object.entries(methods).map(([method, { tags: _, ...operation }]) => [
      `${method.toUpperCase()} ${address}`,
      createHash('sha256')
        .update(JSON.stringify(plain(operation, components.schemas ?? {}, [])))
        .digest('hex')
        .slice(0, 12),
    ]),
  );
  return Object.fromEntries(calls.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Fields in one order, without sentences, with what they refer to in their place. */
function plain(value, schemas, within) {
  if (Array.isArray(value)) return value.map((one) => plain(one, schemas, within));
  if (typeof value !== 'object' || value === null) return value;
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(value.$ref ?? '') ?? [];
  if (name !== undefined) return within.includes(name) ? name : plain(schemas[name], schemas, [...within, name]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !(words.has(key) && typeof one === 'string'))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, plain(one, schemas, within)]),
  );
}

/**
 * What the file must say: a call that is another than it said became so with the version of now. No call is of a later
 * one, as it may seem where two changes of the contract were put together.
 */
export function callVersions(digests, before, version) {
  const stays = (known, digest) =>
    known?.digest === digest && known.version.localeCompare(version, 'en', { numeric: true }) <= 0;
  return Object.fromEntries(
    Object.entries(digests).map(([call, digest]) => [
      call,
      stays(before[call], digest) ? before[call] : { version, digest },
    ]),
  );
}

/** What the file says, what it must say, and the calls in which the two differ. */
export async function compareWithContract() {
  const { exports } = await loadModule(path.join(root, 'shared-api/src/openapi/index.ts'));
  const said = JSON.parse(readFileSync(file, 'utf8'));
  const now = callVersions(callDigests(exports.openApiDocument({ version: '', serverUrl: '' })), said, apiVersion());
  const calls = [...new Set([...Object.keys(said), ...Object.keys(now)])];
  return { now, changed: calls.filter((call) => said[call] !== now[call]) };
}

async function main(write) {
  const { now, changed } = await compareWithContract();
  if (write) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  for (const call of changed) console.log(`  ${call}: ${now[call] ? `from ${now[call].version} on` : 'gone'}`);
  if (changed.length === 0) return 0;
  console.log(write ? 'Written.' : advice);
  return write ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) {
  void main(process.argv.includes('--write')).then((code) => {
    process.exitCode = code;
  });
}
