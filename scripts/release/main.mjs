/**
 * `npm run release -- remote-admin`: releases one area, and looks after what is released (`--help` lists the commands).
 */
import '../lib/require-node.mjs';
import { stopWithMe } from '../lib/run.mjs';
import { commands, findCommand } from './commands/index.mjs';
import { helpFor, helpForAll } from './help.mjs';
import { readOptions } from './options.mjs';
import { Refusal } from './refusal.mjs';

stopWithMe();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(args) {
  const { words, options } = readOptions(args);
  if (words.length === 0) {
    console.log(helpForAll(commands));
    return options.help ? 0 : 1;
  }
  const { command, words: rest } = findCommand(words);
  if (options.help) {
    console.log(helpFor(command));
    return 0;
  }
  await command.run(rest, options);
  return 0;
}
