import { Refusal } from '../../lib/refusal.mjs';
import { commonOptions } from '../options.mjs';
import { isPiece } from '../pieces.mjs';
import { canary } from './canary.mjs';
import { disable, enable, promote, retire } from './changes.mjs';
import { history } from './history.mjs';
import { prune } from './prune.mjs';
import { publish } from './publish.mjs';
import { release } from './release.mjs';
import { rollback } from './rollback.mjs';
import { status } from './status.mjs';
import { train } from './train.mjs';

/** Every command; the release itself has no name of its own: an area's stands in its place. */
export const commands = [
  release,
  train,
  publish,
  status,
  history,
  canary,
  promote,
  rollback,
  disable,
  enable,
  retire,
  prune,
];

/**
 * The command that was asked for, and the words that belong to it.
 * @throws Refusal
 */
export function findCommand([first, ...rest]) {
  const command = commands.find(({ name }) => name === first);
  if (command) return { command, words: rest };
  if (isPiece(first)) return { command: release, words: [first, ...rest] };
  throw new Refusal(`Non c'è nessun comando ${first}: npm run release -- --help li elenca.`);
}

/**
 * Whether a command has a use for all that was typed: what it would overlook may be what the person meant.
 * @param {string[]} given the names of the options
 * @throws Refusal
 */
export function checkUse(command, words, given) {
  const known = [...command.options, ...commonOptions].map(([usage]) => usage.split(' ')[0]);
  const [extra] = [
    ...words.slice(command.words),
    ...given.map((name) => `--${name}`).filter((name) => !known.includes(name)),
  ];
  if (extra !== undefined)
    throw new Refusal(`Qui ${extra} non serve. Si scrive così: npm run release -- ${command.usage}`);
}
