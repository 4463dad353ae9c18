import { Refusal } from '../../lib/refusal.mjs';
import { moment, releaseIdOf } from '../say.mjs';

const releases = ['live', 'promoted', 'canary'];
const returns = ['rolled_back', 'canary_stopped'];

/**
 * The last release of any piece, to be taken back: a version that went live, or one that is tried out.
 * @param {Record<string, { history: object[] }>} pieces as the store keeps them
 * @returns {{ areas: string[], about: string }} several when they went live together; `about` says in words what was done,
 *   when and by whom
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
  // What was switched in one revision bears one moment.
  const together = notes.filter(
    ({ what, released_at }) => what === last.what && released_at === last.released_at && what === 'live',
  );
  const released = together.length > 0 ? together : [last];
  const name = released.map(nameOf).join(', ');
  return {
    areas: released.map(({ area }) => area),
    about: `${name}, ${last.what === 'canary' ? 'in prova' : 'in linea'} dal ${when}`,
  };
}

const nameOf = ({ area, ...note }) => (note.version === null ? area : `${area} ${releaseIdOf(note)}`);
