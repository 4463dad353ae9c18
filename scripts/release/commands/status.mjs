import { moment, releaseIdOf, sourcesLine } from '../say.mjs';
import { askStore } from '../store.mjs';

/** Every piece that was released, as lines to read. */
export function statusLines(pieces) {
  const lines = Object.entries(pieces).map(([name, { live, canary, disabled, versions }]) => {
    const current = versions.find((version) => releaseIdOf(version) === live);
    const { provenance } = current ?? {};
    return [
      name,
      [
        live ?? 'la costruzione accanto al server',
        current ? `(${moment(current.released_at)}, ${current.released_by})` : '',
        provenance ? sourcesLine(provenance) : '',
        canary ? `in prova ${canary.version} al ${canary.percent}%` : '',
        disabled ? `SPENTA dal ${moment(disabled.at)}: ${disabled.reason}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    ];
  });
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}

/** What is live now. */
export const status = {
  name: 'status',
  usage: 'status',
  about: 'che cosa è in linea, in prova, spento',
  more: ['Delle aree che non ci sono si serve la costruzione accanto al server.'],
  words: 0,
  options: [],
  async run() {
    const { pieces } = await askStore({ do: 'read' });
    const lines = statusLines(pieces);
    console.log(lines.length > 0 ? lines.join('\n') : 'Non è stato rilasciato niente.');
  },
};
