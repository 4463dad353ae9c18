import { Refusal } from '../../lib/refusal.mjs';
import { moment } from '../say.mjs';

const releases = ['live', 'promoted', 'canary'];
const returns = ['rolled_back', 'canary_stopped'];

/**
 * The last release of any piece, to be taken back: a version that went live, or one that is tried out.
 * @param {Record<string, { history: object[] }>} pieces as the store keeps them
 * @returns {{ area: string, about: string }} `about` says in words what was done, when and by whom
 * @throws Refusal when nothing was released, or when it was taken back already
 */
export function lastRelease(pieces) {
  const notes = Object.entries(pieces).flatMap(([area, { history }]) =>
    history.filter(({ what }) => [...releases, ...returns].includes(what)).map((note) => ({ area, ...note })),
  );
  // Of two in one moment the one that stands first is the newer: a history begins with its last note.
  const [last] = notes.sort((one, other) => other.released_at.localeCompare(one.released_at));
  if (last === undefined) throw new Refusal('Non è stato rilasciato niente.');
  const when = `${moment(last.released_at)}, ${last.released_by}`;
  if (returns.includes(last.what))
    throw new Refusal(
      `L'ultimo cambiamento è già un ritorno: ${last.area}, ${when}. Per andare più indietro serve il nome dell'area.`,
    );
  const name = last.version === null ? last.area : `${last.area} ${last.version}-${last.hash}`;
  return { area: last.area, about: `${name}, ${last.what === 'canary' ? 'in prova' : 'in linea'} dal ${when}` };
}
