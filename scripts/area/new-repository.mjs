import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, readPackage } from '../federation/packages.mjs';
import { areaWorkspaces, filesBelow, root } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { bin, run } from '../lib/run.mjs';
import { areaFiles } from './area-files.mjs';
import { kitName } from './pack/kit-package.mjs';
import { packAll, packagesFolder, withPacked } from './pack/pack.mjs';
import { packagesOf } from './package-of.mjs';
import { readRequest } from './request.mjs';
import { lockOfOwn } from './shared-files.mjs';
import { ownRepository } from './tool-paths.mjs';

const template = path.join(import.meta.dirname, 'own-repository/template');
const devPort = 4105;

/**
 * Makes an area in a repository of its own, with all that it takes to build, test and release it; nothing changes here.
 * @throws Refusal
 */
export async function newRepository(words, { dryRun, into, ...options }) {
  const request = readRequest(words, options, packagesOf(areaWorkspaces), (name) => existsSync(path.join(root, name)));
  const folder = path.resolve(into);
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new Refusal(`${into} non è vuota: per il repository serve una cartella nuova.`);
  const files = filesOf(request);
  for (const file of [...Object.keys(files), `${packagesFolder}/*.tgz`]) console.log(`  nuovo   ${file}`);
  if (dryRun) {
    console.log('Non è stato scritto niente.');
    return;
  }
  for (const [file, text] of Object.entries(files)) write(path.join(folder, file), text);
  await layOut(path.join(folder, request.name));
  mkdirSync(path.join(folder, packagesFolder));
  const manifest = withPacked(rootManifest(request), await packAll(path.join(folder, packagesFolder)));
  write(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  write(path.join(folder, 'package-lock.json'), lockOfOwn(lock, manifest));
  console.log(`Fatto. Adesso, in ${into}:\n${nextSteps(request.name)}`);
}

/** Everything but package.json and the packages, by its place in the new repository. */
function filesOf(request) {
  const own = Object.entries(areaFiles(request, devPort, ownRepository));
  const around = filesBelow(template).map((file) => [
    path
      .relative(template, file)
      .replace(/\.txt$/, '')
      .replace(/^dot-/, '.'),
    readFileSync(file, 'utf8').replaceAll('{{name}}', request.name).replaceAll('{{title}}', request.title),
  ]);
  const { areas } = JSON.parse(readFileSync(path.join(root, 'scripts/budgets.json'), 'utf8'));
  const budgets = { areas: { [request.name]: Object.values(areas).at(-1) } };
  return {
    ...Object.fromEntries(own.map(([file, text]) => [`${request.name}/${file}`, text])),
    ...Object.fromEntries(around),
    'scripts/budgets.json': `${JSON.stringify(budgets, null, 2)}\n`,
  };
}

/** The package.json of the new repository: one workspace, the house's tools, and what the shell provides at run time. */
function rootManifest({ name, area }) {
  const { engines, overrides, allowScripts } = readPackage(root);
  const react = Object.fromEntries(['react', 'react-dom'].map((one) => [one, installedVersion(one)]));
  return {
    ...{ name: `carcare-${area}`, private: true, type: 'module', engines, workspaces: [name] },
    scripts: {
      dev: `npm run dev -w ${name} --`,
      types: `tsc -p ${name} --noEmit`,
      test: 'jest',
      release: `node node_modules/${kitName}/scripts/release/main.mjs`,
    },
    devDependencies: react,
    overrides,
    allowScripts,
  };
}

function write(place, text) {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** Lays the new sources out as the house does. */
async function layOut(folder) {
  const command = [
    bin('biome'),
    'check',
    '--write',
    '--colors=off',
    '--vcs-enabled=false',
    '--config-path',
    root,
    folder,
  ];
  const { code, output } = await run(command);
  if (code !== 0) throw new Refusal(`Il repository c'è, ma lo stile dei suoi file non va:\n${output.trim()}`);
}

function nextSteps(name) {
  const steps = [
    ['npm install', 'i pacchetti della casa e le librerie'],
    ['npm run types; npm test', 'i tipi e le prove'],
    ['npm run dev -- --shell https://prova.esempio.it', 'la pagina, dentro un prodotto che gira'],
    [`npm run release -- ${name}`, 'in linea'],
  ];
  return steps.map(([command, about]) => `  ${command.padEnd(50)}${about}`).join('\n');
}
