/**
 * `npm run release -- remote-admin`: releases one area, and looks after what is released (`--help` lists the commands).
 */
import '../lib/require-node.mjs';
import { runCommand } from '../lib/command.mjs';
import { stopWithMe } from '../lib/run.mjs';
import { checkUse, commands, findCommand } from './commands/index.mjs';
import { helpFor, helpForAll } from './help.mjs';
import { readOptions } from './options.mjs';

stopWithMe();
await runCommand(main);

async function main(args) {
  const { words, given, options } = readOptions(args);
  if (words.length === 0) {
    console.log(helpForAll(commands));
    return options.help ? 0 : 1;
  }
  const { command, words: rest } = findCommand(words);
  if (options.help) {
    console.log(helpFor(command));
    return 0;
  }
  checkUse(command, rest, given);
  await command.run(rest, options);
  return 0;
}
