import { buildIfChanged, releaseBuild } from '../lib/builds.mjs';
import { kitFolder, root } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { failedChecks } from './checks/index.mjs';
import { stateOf } from './commands/changing.mjs';
import { liveAfter, readLive } from './live.mjs';
import { findPiece } from './pieces.mjs';
import { provenanceOf } from './provenance.mjs';
import { expectOwnRepository } from './repository.mjs';
import { releaseIdOf, sayStep, sourcesLine } from './say.mjs';
import { step } from './step.mjs';
import { askStore, readPiece } from './store.mjs';
import { waitForServer } from './wait-for-server.mjs';

/**
 * Builds pieces and checks each against what is live when all of them are.
 * @param {string[]} names one piece, or those of a train
 * @returns {Promise<{ prepared: { piece: object, wanted: string | { base: string }, seen: number, provenance: object }[],
 *   fit: { serves?: string } } | null>} null after a dry run, and when all of it is live already, to the byte. `prepared`
 *   leaves out what is; `wanted` is the name of the version to be, or what the next one begins with, `seen` the revision
 *   that the person started from, `fit` what all has to fit when it goes live
 * @throws Refusal
 */
export async function prepare(names, { version, server, isGuess, wait, dryRun, takeOver, by }) {
  const pieces = names.map(findPiece);
  const title = names.join(', ');
  console.log(`CarCare: rilascio di ${title}${version ? ` ${version}` : ''}`);
  const prepared = [];
  for (const piece of pieces) prepared.push(await begin(piece, { version, takeOver }));
  const now = await readLive(server, { isGuess });
  for (const piece of pieces) await build(piece);
  const isLive = await Promise.all(prepared.map(isLiveAlready));
  if (isLive.every(Boolean)) {
    await restoreFiles(pieces, { by, dryRun });
    console.log(`Niente di nuovo: ${title} è già in linea così com'è.`);
    return null;
  }
  if (wait !== undefined) await waitForServer(pieces, { server, minutes: wait });
  const ready = wait === undefined ? now : await readLive(server);
  const live = pieces.length > 1 ? liveAfter(ready, pieces) : ready;
  for (const piece of pieces) {
    if (pieces.length > 1) console.log(`  ${piece.name}`);
    const failed = await failedChecks({ piece, pieces, live });
    if (failed.length > 0) throw new Refusal(refusalOf(piece, failed));
  }
  if (dryRun) {
    console.log(`Prova finita: ${title} si può pubblicare. Non è cambiato niente.`);
    return null;
  }
  return {
    prepared: prepared.filter((_, place) => !isLive[place]),
    fit: live.apiVersion === undefined ? {} : { serves: live.apiVersion },
  };
}

/** Names what failed once more: it may stand far above, among what the tests said. */
const refusalOf = ({ name }, failed) =>
  [...failed.map((check) => `${name}, ${check}`), 'Non si pubblica niente: i motivi sono scritti qui sopra.'].join(
    '\n',
  );

/** Whether the very same files are live: what changed is no part of this build. */
async function isLiveAlready({ piece, before }) {
  return before !== null && (await askStore({ do: 'find', area: piece.name, folder: piece.dist })) === before;
}

/** What is live may have lost files of its own in the store, as to a rule that removes old ones there. */
async function restoreFiles(pieces, { by, dryRun }) {
  if (dryRun) return;
  for (const { name, dist, manifest } of pieces) {
    // By its hash alone: another name would be another version.
    const version = { base: manifest.version };
    const { restored } = await askStore({ do: 'publish', area: name, folder: dist, version, by });
    if (restored > 0) sayStep('deposito', `${name}: file che mancavano, rimessi: ${restored}`);
  }
}

/** What there is of a piece before its release, and what it is made of now. */
async function begin(piece, { version, takeOver }) {
  const state = await readPiece(piece.name);
  const { revision: seen, live: before, versions } = state;
  sayStep('prima', `${piece.name}: ${stateOf(state, { besideServer: kitFolder === root })}`);
  const running = versions.find((known) => releaseIdOf(known) === before);
  const origin = await expectOwnRepository(piece.name, running, { takeOver });
  if (origin !== null) sayStep('repository', origin);
  const provenance = await provenanceOf(releaseBuild(piece.name), running?.provenance?.commit ?? null);
  sayStep('sorgenti', sourcesLine(provenance));
  return { piece, before, wanted: version ?? { base: piece.manifest.version }, seen, provenance };
}

/**
 * Copies the build of a piece into the store; nobody gets it yet.
 * @returns {Promise<string>} the version's id
 * @throws Refusal
 */
export async function publish({ piece, wanted, provenance }, by) {
  const { id } = await step(
    'pubblicazione',
    5 * 60_000,
    () => askStore({ do: 'publish', area: piece.name, folder: piece.dist, version: wanted, by, provenance }),
    (result) => (result.isNew ? result.id : `${result.id} c'era già`),
  );
  return id;
}

async function build(piece) {
  const { code, output, made } = await step(
    'costruzione',
    10 * 60_000,
    ({ signal }) => buildIfChanged(releaseBuild(piece.name), { signal }),
    (result) => (result.code !== 0 ? 'non riuscita' : result.made ? 'fatta' : 'già pronta'),
  );
  if (made && code !== 0)
    throw new Refusal(`${withoutPlaces(output)}\nLa costruzione non riesce: non si pubblica niente.`);
}

/** What webpack says, without the places in its own code. */
function withoutPlaces(output) {
  return output
    .split('\n')
    .filter((line) => !/^ +at /.test(line))
    .join('\n')
    .trim();
}
