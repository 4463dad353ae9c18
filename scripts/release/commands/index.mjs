import { isPiece } from '../pieces.mjs';
import { Refusal } from '../refusal.mjs';
import { canary } from './canary.mjs';
import { disable, enable, promote, prune, rollback } from './changes.mjs';
import { history } from './history.mjs';
import { release } from './release.mjs';
import { status } from './status.mjs';

/** Every command; the release itself has no name of its own: an area's stands in its place. */
export const commands = [release, status, history, canary, promote, rollback, disable, enable, prune];

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
