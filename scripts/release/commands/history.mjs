import { pieceName } from '../pieces.mjs';
import { moment } from '../say.mjs';
import { askStore } from '../store.mjs';

/** What was done, in words (`releaseAct` in shared-api/release). */
const acts = {
  published: 'pubblicata',
  live: 'messa in linea',
  canary: 'messa in prova',
  promoted: 'data a tutti',
  rolled_back: 'ripresa',
  canary_stopped: 'prova finita',
  disabled: 'area spenta',
  enabled: 'area riaccesa',
  pruned: 'tolta',
};

/** What was done to pieces, newest first, as lines to read. */
export function historyLines(pieces) {
  const notes = Object.entries(pieces).flatMap(([name, { history: done }]) => done.map((note) => ({ name, ...note })));
  return notes
    .sort((one, other) => other.released_at.localeCompare(one.released_at))
    .map(({ name, version, hash, released_at, released_by, what, reason }) => {
      const id = version === null ? '' : ` ${version}-${hash}`;
      return `  ${moment(released_at)}  ${name}${id}  ${acts[what] ?? what}, ${released_by}${reason ? `: ${reason}` : ''}`;
    });
}

/** Who did what and when. */
export const history = {
  name: 'history',
  usage: 'history [remote-admin]',
  about: 'chi ha rilasciato che cosa e quando',
  more: ['Di ogni area le ultime duecento volte.'],
  words: 1,
  options: [],
  async run([name]) {
    const { pieces } = await askStore({ do: 'read' });
    const wanted = name === undefined ? pieces : { [pieceName(name)]: pieces[name] ?? { history: [] } };
    const lines = historyLines(wanted);
    console.log(lines.length > 0 ? lines.join('\n') : 'Non è stato rilasciato niente.');
  },
};
