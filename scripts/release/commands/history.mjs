import { pieceName } from '../pieces.mjs';
import { moment, releaseIdOf, sourcesLine } from '../say.mjs';
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
  retired: 'area tolta dal prodotto',
};

/** What was done to pieces, newest first, as lines to read. */
export function historyLines(pieces) {
  const notes = Object.entries(pieces).flatMap(([name, { history: done }]) => done.map((note) => ({ name, ...note })));
  return notes
    .sort((one, other) => other.released_at.localeCompare(one.released_at))
    .flatMap(({ name, released_at, released_by, reason, percent, ...note }) => {
      const id = note.version === null ? '' : ` ${releaseIdOf(note)}`;
      const sources = note.commit ? `, ${sourcesLine(note)}` : '';
      const share = percent ? ` al ${percent}%` : '';
      const act = `${acts[note.what] ?? note.what}${share}, ${released_by}${sources}${reason ? `: ${reason}` : ''}`;
      return [`  ${moment(released_at)}  ${name}${id}  ${act}`, ...detailsOf(note, pieces[name].versions)];
    });
}

/** Under the line of a publication: what changed, who answers for it, and where it was made. */
function detailsOf({ what, ...note }, versions = []) {
  const { provenance } = versions.find((version) => releaseIdOf(version) === releaseIdOf(note)) ?? {};
  if (what !== 'published' || !provenance) return [];
  const { subjects, owner, run } = provenance;
  const about = [owner && `ne risponde ${owner}`, run].filter(Boolean).join(', ');
  return [...subjects.map((subject) => `· ${subject}`), ...(about ? [about] : [])].map((line) => `      ${line}`);
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
