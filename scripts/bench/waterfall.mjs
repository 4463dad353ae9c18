import { middle } from '../lib/middle.mjs';

/** Smaller files are told as one. */
const leastKilobytes = 1;

/**
 * When the middle of some visits of a page had what, as one line.
 * @param {readonly { html: number, scripts: number, call: number, answer: number, first: number, largest: number,
 *   live: number | null }[]} visits milliseconds; `call` and `answer` are 0 where a page asks nothing before it is
 *   painted
 */
export function tellWaterfall(visits) {
  const at = (name) => Math.round(middle(visits.map((visit) => visit[name] ?? 0)));
  const moments = [
    ['HTML', at('html')],
    ['scripts before the largest paint', at('scripts')],
    ['first call', at('call')],
    ['last answer before the largest paint', at('answer')],
    ['first paint', at('first')],
    ['largest paint', at('largest')],
    ['React', at('live')],
  ];
  const told = moments.filter(([, moment]) => moment > 0).sort(([, one], [, other]) => one - other);
  return `its time: ${told.map(([name, moment]) => `${name} ${moment.toLocaleString('en')} ms`).join(', ')}`;
}

/**
 * Of which files some JavaScript consists, the largest first, as one line.
 * @param {readonly { name: string, bytes: number }[]} files
 */
export function tellFiles(files) {
  const parts = files.map(({ name, bytes }) => ({ name: plainName(name), kilobytes: bytes / 1_000 }));
  const told = parts.filter(({ kilobytes }) => kilobytes >= leastKilobytes).sort((a, b) => b.kilobytes - a.kilobytes);
  const small = parts.filter(({ kilobytes }) => kilobytes < leastKilobytes);
  const rest = small.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  return `its files: ${[
    ...told,
    ...(small.length === 0 ? [] : [{ name: `${small.length} smaller ones`, kilobytes: rest }]),
  ]
    .map(({ name, kilobytes }) => `${kilobytes.toFixed(1)} kB ${name}`)
    .join(', ')}`;
}

/** Without the digest that tells a build from another. */
const plainName = (name) => name.replace(/^\//, '').replaceAll(/[.-][\da-f]{12,}(?=[./])/g, '');

/**
 * What some visits of a page asked for, as one line.
 * @param {Record<string, number>} kinds how many requests of each
 */
export function tellKinds(kinds) {
  const told = Object.entries(kinds).sort(([, one], [, other]) => other - one);
  return `its requests: ${told.map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
}
