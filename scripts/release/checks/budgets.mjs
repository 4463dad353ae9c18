import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/files.mjs';
import { startBytes, starterBytes } from '../../lib/measure-sizes.mjs';
import { liveBytes } from './live-bytes.mjs';

const limits = JSON.parse(readFileSync(path.join(root, 'scripts/budgets.json'), 'utf8'));

/** Area and home page against their limits, in bytes of compressed JavaScript. */
export function oversizes(name, { starter, home, areas }, budgets) {
  const measured = [
    ...(name === 'shell' ? [['prima pagina, prima che serva', starter, budgets.home.starter]] : []),
    ...(['shell', 'remote-public'].includes(name) ? [['prima pagina', home, budgets.home.javascript]] : []),
    ...(name in areas ? [[name, areas[name], budgets.areas[name]?.javascript ?? 0]] : []),
  ];
  return measured
    .filter(([, bytes, limit]) => bytes > limit)
    .map(
      ([what, bytes, limit]) => `${what}: ${bytes} byte di JavaScript, il limite è ${limit} (scripts/budgets.json).`,
    );
}

/** The other half of the home page: nothing else need be built here to release one piece. */
const halves = { shell: 'remote-public', 'remote-public': 'shell' };

/** What must be there before a page shows something (scripts/budgets.json). */
export const budgets = {
  name: 'misure',
  limitMs: 2 * 60_000,
  async check({ piece: { name, dist }, pieces, live }) {
    const own = startBytes(name, dist);
    const half = pieces.find((piece) => piece.name === halves[name]);
    const other = half ? startBytes(half.name, half.dist) : null;
    const home = name in halves ? own + (other ?? (await liveBytes(halves[name], live))) : 0;
    const starter = name === 'shell' ? starterBytes(dist) : 0;
    return oversizes(name, { starter, home, areas: name === 'shell' ? {} : { [name]: own } }, limits);
  },
};
