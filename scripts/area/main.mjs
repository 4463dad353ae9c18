/**
 * `npm run area -- new remote-workshop --path /cms/workshop --role manager --title "Officina"`: makes a new area
 * (docs/add-an-area.md); with `--into ../officina` it gets a repository of its own, which `npm run area -- pack ../officina`
 * gives the house's packages of a later day. `npm run area -- remove remote-workshop` takes one out again, `npm run area --
 * workflows` writes the workflows that release each area.
 */
import '../lib/require-node.mjs';
import { runCommand } from '../lib/command.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { help } from './help.mjs';
import { newArea } from './new-area.mjs';
import { newRepository } from './new-repository.mjs';
import { readOptions } from './options.mjs';
import { pack } from './pack/pack.mjs';
import { removeArea } from './remove-area.mjs';
import { writeWorkflows } from './write-workflows.mjs';

const commands = {
  new: (words, options) => (options.into === undefined ? newArea : newRepository)(words, options),
  pack,
  remove: removeArea,
  workflows: (_, options) => writeWorkflows(options),
};

await runCommand(main);

async function main(args) {
  const { words, options } = readOptions(args);
  const [name, ...rest] = words;
  if (options.help || name === undefined) {
    console.log(help);
    return options.help ? 0 : 1;
  }
  if (!Object.hasOwn(commands, name))
    throw new Refusal(`Non c'è nessun comando ${name}: npm run area -- --help li elenca.`);
  await commands[name](rest, options);
  return 0;
}
