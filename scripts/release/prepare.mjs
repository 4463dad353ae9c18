import { buildIfChanged, releaseBuild } from '../lib/builds.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { passes } from './checks/index.mjs';
import { readLive } from './live.mjs';
import { findPiece } from './pieces.mjs';
import { sayStep } from './say.mjs';
import { step } from './step.mjs';
import { askStore, readPiece } from './store.mjs';

/**
 * Builds one piece and checks it against what is live.
 * @returns {Promise<{ piece: object, wanted: string, seen: number } | null>} null after a dry run; `wanted` is the name
 *   of the version to be, `seen` the revision that the person started from
 * @throws Refusal
 */
export async function prepare(name, { version, server, isGuess, dryRun }) {
  const piece = findPiece(name);
  const wanted = version ?? piece.manifest.version;
  console.log(`CarCare: rilascio di ${piece.name} ${wanted}`);
  const { revision: seen, live: before } = await readPiece(piece.name);
  sayStep('prima', before ?? 'niente di rilasciato: si serve la costruzione accanto al server');
  const live = await readLive(server, { isGuess });
  await build(piece);
  if (!(await passes({ piece, live }))) throw new Refusal('Non si pubblica niente: i motivi sono scritti qui sopra.');
  if (dryRun) {
    console.log(`Prova finita: ${piece.name} ${wanted} si può pubblicare. Non è cambiato niente.`);
    return null;
  }
  return { piece, wanted, seen };
}

/**
 * Copies the build of a piece into the store; nobody gets it yet.
 * @returns {Promise<string>} the version's id
 * @throws Refusal
 */
export async function publish({ piece, wanted }, by) {
  const { id } = await step(
    'pubblicazione',
    5 * 60_000,
    () => askStore({ do: 'publish', area: piece.name, folder: piece.dist, version: wanted, by }),
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
