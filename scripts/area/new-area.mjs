import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areaWorkspaces, root } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { bin, run } from '../lib/run.mjs';
import { areaFiles } from './area-files.mjs';
import { compiledIn } from './compiled-in.mjs';
import { packagesOf } from './package-of.mjs';
import { readRequest } from './request.mjs';
import { withBudget, withLocked, withWorkspace } from './shared-files.mjs';
import { workflowFile, workflowOf } from './workflow.mjs';

const firstDevPort = 4101;

/**
 * Makes an area that is built, tested and released like the others, and changes nothing in them.
 * @throws Refusal
 */
export async function newArea(words, { dryRun, ...options }) {
  const others = packagesOf(areaWorkspaces);
  const request = readRequest(words, options, others, (name) => existsSync(path.join(root, name)));
  const devPort = Math.max(firstDevPort, ...others.map(({ carcare }) => carcare.devPort + 1));
  const files = filesOf(request, devPort);
  for (const file of Object.keys(files))
    console.log(`  ${existsSync(path.join(root, file)) ? 'cambia' : 'nuovo '}  ${file}`);
  if (dryRun) {
    console.log('Non è stato scritto niente.');
    return;
  }
  for (const [file, text] of Object.entries(files)) write(file, text);
  link(request.name);
  await layOut(request.name);
  console.log(nextSteps(request.name));
}

/** Everything that is written, by its place in the repository. */
function filesOf(request, devPort) {
  const { name } = request;
  const own = areaFiles(request, devPort);
  const manifest = JSON.parse(own['package.json']);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  return {
    ...Object.fromEntries(Object.entries(own).map(([file, text]) => [`${name}/${file}`, text])),
    [workflowFile(name)]: workflowOf(name, compiledIn(name, manifest)),
    'package.json': withWorkspace(read('package.json'), name),
    'package-lock.json': withLocked(read('package-lock.json'), manifest),
    'scripts/budgets.json': withBudget(read('scripts/budgets.json'), name),
  };
}

function write(file, text) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** What npm would do for a new workspace: no package is missing, so it need not be asked. */
function link(name) {
  const place = path.join(root, 'node_modules', name);
  if (!existsSync(place)) symlinkSync(path.join('..', name), place);
}

/** Lays the new sources out as the house does: names and titles have any length. */
async function layOut(name) {
  const { code, output } = await run([bin('biome'), 'check', '--write', '--colors=off', name]);
  if (code !== 0) throw new Refusal(`L'area c'è, ma lo stile dei suoi file non va:\n${output.trim()}`);
}

function nextSteps(name) {
  const steps = [
    ['npm test -- types lint imports messages', 'i controlli veloci'],
    [`npx jest ${name}`, 'le sue prove'],
    [`npm run dev -w ${name}`, 'la pagina mentre la si scrive, dentro un prodotto che gira'],
    [`npm run release -- ${name}`, 'in linea'],
  ];
  const lines = steps.map(([command, about]) => `  ${command.padEnd(42)}${about}`);
  return ['Fatto. Adesso:', ...lines, 'docs/add-an-area.md spiega i passi uno per uno.'].join('\n');
}
