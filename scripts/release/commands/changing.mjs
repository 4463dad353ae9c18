import { readServedVersion } from '../live.mjs';
import { serverOption } from '../options.mjs';
import { pieceName } from '../pieces.mjs';
import { sayStep } from '../say.mjs';
import { askStore, readPiece } from '../store.mjs';

const minutes = new Intl.NumberFormat('it', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

/** Who gets a version that is tried out, and how it goes on. */
export function trialText({ percent, ramp, audience }) {
  const share = percent > 0 ? `per il ${percent}% delle sessioni` : '';
  const chosen = audience && `${share ? ', e comunque' : 'solo'} per ${audienceText(audience)}`;
  const who = `${share}${chosen ?? ''}`;
  if (!ramp) return who;
  const next = ramp.next.map((later) => `${later}%`).join(', ');
  return `${who}, poi ${next}, ogni ${minutes.format(ramp.every_minutes)}`;
}

/** Who gets a version whatever the share, as `--to` has it. */
export function audienceText({ roles, store_uids, user_uids }) {
  return [...roles, ...store_uids.map((uid) => `store:${uid}`), ...user_uids.map((uid) => `user:${uid}`)].join(', ');
}

/**
 * What the person is told of a piece after a change.
 * @param {{ besideServer?: boolean }} [where] false of an area whose repository builds nothing beside a server
 */
export function stateOf({ live, canary, disabled, retired_at }, { besideServer = true } = {}) {
  if (retired_at && live === null) return 'tolta dal prodotto';
  const unreleased = besideServer ? 'in linea la costruzione accanto al server' : 'mai stata in linea';
  const state = [live === null ? unreleased : `in linea ${live}`];
  if (canary) state.push(`in prova ${canary.version} ${trialText(canary)}`);
  if (disabled) state.push(`spenta: ${disabled.reason}`);
  return state.join('; ');
}

/** What a change has to fit: the server that is live, and what else is (`fit` of the store's command). */
export async function fitWith(server) {
  const serves = await readServedVersion(server);
  if (serves === null) sayStep('servizio', `non risponde a ${server}: con lui non si confronta niente`);
  return serves === null ? {} : { serves };
}

/** The piece that the first word names. */
async function pickNamed([name, ...words]) {
  const area = pieceName(name);
  return { area, words, before: await readPiece(area) };
}

/**
 * A command that changes one piece, from the state that it shows. A dry run shows that and ends.
 * @param {{ name: string, usage: string, about: string, more: string[], words: number, options?: [string, string][],
 *   requestOf: (words: string[], options: object, before: object) => object }} command
 */
export function changing({ requestOf, options = [], ...command }) {
  return {
    ...command,
    options: [...options, serverOption],
    async run(given, asked) {
      const { area, words, before } = await pickNamed(given);
      const request = requestOf(words, asked, before);
      sayStep('prima', stateOf(before));
      if (asked.dryRun) {
        console.log('Non è cambiato niente.');
        return;
      }
      const after = await askStore({
        ...request,
        area,
        by: asked.by,
        seen: before.revision,
        fit: await fitWith(asked.server),
      });
      sayStep('adesso', stateOf(after));
    },
  };
}
