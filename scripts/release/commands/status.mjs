import { releaseBuild } from '../../lib/builds.mjs';
import { browserWorkspaces } from '../../lib/files.mjs';
import { provenanceOf } from '../provenance.mjs';
import { moment, releaseIdOf, sourcesLine } from '../say.mjs';
import { askStore } from '../store.mjs';
import { audienceText } from './changing.mjs';

const triedBy = ({ percent, audience }) => {
  if (percent === 0 && audience) return `solo per ${audienceText(audience)}`;
  return `al ${percent}%${audience ? ` e per ${audienceText(audience)}` : ''}`;
};
const nextShare = ({ ramp }) => (ramp ? `, al ${ramp.next[0]}% dal ${moment(ramp.due_at)}` : '');

/**
 * Every piece that was released, as lines to read.
 * @param {Record<string, object>} pieces as the store keeps them
 * @param {Record<string, string[]>} waiting by piece, what was committed since and is not live: a part that several
 *   pieces carry reaches each with its own next release
 */
export function statusLines(pieces, waiting = {}) {
  const lines = Object.entries(pieces).map(([name, { live, canary, disabled, versions, retired_at }]) => {
    const current = versions.find((version) => releaseIdOf(version) === live);
    const { provenance } = current ?? {};
    return {
      name,
      text: [
        live ?? (retired_at ? `TOLTA dal prodotto il ${moment(retired_at)}` : 'la costruzione accanto al server'),
        current ? `(${moment(current.released_at)}, ${current.released_by})` : '',
        provenance ? sourcesLine(provenance) : '',
        canary
          ? `in prova ${canary.version} ${triedBy(canary)}${nextShare(canary)}, iniziata il ${moment(canary.since)}`
          : '',
        disabled ? `SPENTA dal ${moment(disabled.at)}: ${disabled.reason}` : '',
      ]
        .filter(Boolean)
        .join(' '),
      waiting: waiting[name] ?? [],
    };
  });
  const width = Math.max(0, ...lines.map(({ name }) => name.length));
  return lines.flatMap(({ name, text, waiting: subjects }) => [
    `  ${name.padEnd(width)}  ${text}`,
    ...(subjects.length > 0 ? [`      da rilasciare, ${subjects.length}:`] : []),
    ...subjects.map((subject) => `      · ${subject}`),
  ]);
}

/** What was committed since each live version was made, of what goes into it; nothing of what is not built here. */
async function waitingFor(pieces) {
  const found = await Promise.all(
    Object.entries(pieces).map(async ([name, { live, versions }]) => {
      const commit = versions.find((version) => releaseIdOf(version) === live)?.provenance?.commit;
      if (!commit || !browserWorkspaces.includes(name)) return [name, []];
      return [name, (await provenanceOf(releaseBuild(name), commit)).subjects];
    }),
  );
  return Object.fromEntries(found);
}

/** What is live now, and what waits to be. */
export const status = {
  name: 'status',
  usage: 'status',
  about: 'che cosa è in linea, in prova, spento, e che cosa aspetta un rilascio',
  more: [
    'Delle aree che non ci sono si serve la costruzione accanto al server.\n' +
      'Sotto ogni area le modifiche salvate dopo la versione in linea: una parte che più aree portano con sé arriva in\n' +
      'ciascuna con il suo prossimo rilascio.',
  ],
  words: 0,
  options: [],
  async run() {
    const { pieces } = await askStore({ do: 'read' });
    const lines = statusLines(pieces, await waitingFor(pieces));
    console.log(lines.length > 0 ? lines.join('\n') : 'Non è stato rilasciato niente.');
  },
};
