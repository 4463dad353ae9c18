import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areaWorkspaces, root } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { run } from '../lib/run.mjs';
import { withoutBudget, withoutLocked, withoutOwner, withoutWorkspace } from './shared-files.mjs';
import { workflowFile } from './workflow.mjs';

/** Areas that the product itself speaks of: its pages, its roles and its tests name them. */
const productAreas = ['remote-public', 'remote-account', 'remote-manager', 'remote-admin'];

const owners = '.github/CODEOWNERS';

/**
 * Takes an area out of the repository: its folder, its workflow, and its lines in what all have in common. What is live
 * stays live: that is a release's business.
 * @throws Refusal
 */
export async function removeArea([name, ...rest], { dryRun }) {
  if (rest.length > 0) throw new Refusal(`Un'area alla volta: ${rest.join(' ')} è di troppo.`);
  if (name === undefined) throw new Refusal('Serve un nome, per esempio remote-workshop.');
  if (!areaWorkspaces.includes(name)) throw new Refusal(`Non c'è nessuna area con il nome ${name}.`);
  if (productAreas.includes(name)) throw new Refusal(`${name} fa parte del prodotto: altre parti ne parlano.`);
  await expectCommitted(name);
  const gone = [name, workflowFile(name)].filter((file) => existsSync(path.join(root, file)));
  const changes = changesFor(name);
  for (const file of gone) console.log(`  toglie  ${file}`);
  for (const file of Object.keys(changes)) console.log(`  cambia  ${file}`);
  if (dryRun) {
    console.log('Non è stato tolto niente.');
    return;
  }
  for (const [file, text] of Object.entries(changes)) writeFileSync(path.join(root, file), text);
  for (const file of [...gone, `node_modules/${name}`, `.cache/release/${name}`])
    rmSync(path.join(root, file), { recursive: true, force: true });
  console.log(
    `Fatto. Quello che è in linea resta in linea: npm run release -- disable ${name} --reason "..." lo spegne per tutti.`,
  );
}

/** What no commit has could not be brought back. */
async function expectCommitted(name) {
  const { code, output } = await run(['git', 'status', '--porcelain', '--', name]);
  if (code === 0 && output.trim() !== '')
    throw new Refusal(
      `In ${name} ci sono modifiche che nessun commit ha:\n${output.trimEnd()}\nPrima si registrano, o si tolgono.`,
    );
}

function changesFor(name) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const texts = {
    'package.json': withoutWorkspace(read('package.json'), name),
    'package-lock.json': withoutLocked(read('package-lock.json'), name),
    'scripts/budgets.json': withoutBudget(read('scripts/budgets.json'), name),
    ...(existsSync(path.join(root, owners)) ? { [owners]: withoutOwner(read(owners), name) } : {}),
  };
  return Object.fromEntries(Object.entries(texts).filter(([file, text]) => text !== read(file)));
}
