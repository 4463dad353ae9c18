import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lacksPrerender } from '../../lib/builds.mjs';
import { root } from '../../lib/files.mjs';
import { startBytes, starterBytes } from '../../lib/measure-sizes.mjs';
import { liveBytes } from './live-bytes.mjs';

const limits = JSON.parse(readFileSync(path.join(root, 'scripts/budgets.json'), 'utf8'));

const number = new Intl.NumberFormat('it-IT');

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
      ([what, bytes, limit]) =>
        `${what}: ${number.format(bytes)} byte di JavaScript, ${number.format(bytes - limit)} più del limite di ${number.format(limit)} (scripts/budgets.json).`,
    );
}

/** A build goes on where its pages cannot be drawn, and a development may; a release would show every page later. */
export function undrawnPages({ name, folder, dist }) {
  return lacksPrerender(folder, dist)
    ? [
        `${name}: le pagine pronte non sono state disegnate, e ogni prima pagina aspetterebbe gli script; il perché lo dice npm run build -w ${name}.`,
      ]
    : [];
}

/** The other half of the home page: nothing else need be built here to release one piece. */
const halves = { shell: 'remote-public', 'remote-public': 'shell' };

/** What must be there before a page shows something (scripts/budgets.json). */
export const budgets = {
  name: 'misure',
  limitMs: 2 * 60_000,
  async check({ piece, pieces, live }) {
    const { name, dist } = piece;
    const own = startBytes(name, dist);
    const half = pieces.find((beside) => beside.name === halves[name]);
    const other = half ? startBytes(half.name, half.dist) : null;
    const home = name in halves ? own + (other ?? (await liveBytes(halves[name], live))) : 0;
    const starter = name === 'shell' ? starterBytes(dist) : 0;
    const sizes = { starter, home, areas: name === 'shell' ? {} : { [name]: own } };
    return [...oversizes(name, sizes, limits), ...undrawnPages(piece)];
  },
};
