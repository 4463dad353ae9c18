import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { isScript } from './manifest-plugin.mjs';

const keyOf = ({ type, key }) => (type === 'KeyValueProperty' ? key.value : undefined);
const fieldOf = ({ properties }, name) => properties.find((property) => keyOf(property) === name)?.value;

/** All nodes of a syntax tree. */
function* nodesOf(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** What a piece of source imports when it is drawn: the first `import()` in it. */
function importedBy(tree) {
  for (const { type, callee, arguments: given } of nodesOf(tree)) {
    if (type === 'CallExpression' && callee.type === 'Import') return given[0].expression.value;
  }
  return null;
}

/**
 * The pages of a route table, as its source tells them: objects with a `path` (none for the first page) and an
 * `element` or a `Page` that imports a script.
 * @returns {{ path: string, frame?: string, asks?: string[], request: string }[]}
 */
export function pagesInSource(source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: true });
  return [...nodesOf(tree)]
    .filter(({ type }) => type === 'ObjectExpression')
    .map((object) => ({
      path: fieldOf(object, 'path')?.value ?? '',
      frame: fieldOf(object, 'frame')?.value,
      asks: fieldOf(object, 'asks')?.elements.map(({ expression }) => expression.value),
      request: importedBy(fieldOf(object, 'element') ?? fieldOf(object, 'Page')),
    }))
    .filter(({ request }) => request !== null);
}

/** The chunks that an `import()` of a file loads; those that the file itself came with are not among them. */
function chunkGroupOf({ modules, moduleGraph, chunkGraph }, file, request) {
  for (const { blocks } of modules) {
    for (const block of blocks) {
      const [dependency] = block.dependencies;
      if (dependency?.request !== request) continue;
      if (moduleGraph.getParentModule(dependency)?.resource === file) return chunkGraph.getBlockChunkGroup(block);
    }
  }
  return null;
}

/** The scripts of what the shell shares outside of its first script, by the name under which it is shared. */
export function filesOfShared({ modules, chunkGraph }) {
  const lazy = [...modules].filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0);
  return Object.fromEntries(
    lazy.map(({ _name: name, blocks: [block] }) => [
      name,
      chunkGraph.getBlockChunkGroup(block).getFiles().filter(isScript),
    ]),
  );
}

/** The shell's entry points that chunks import, each once, in the same order in each build. */
function entryPointsOf({ chunkGraph }, chunks) {
  const names = chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)]
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey),
  );
  return [...new Set(names)].sort();
}

/** The scripts of the frames that visitors do without, by frame, with those of what they take from the shared ones. */
export function framesOf(compilation, shellDir) {
  const file = join(shellDir, 'src/layout/frames.ts');
  const shared = filesOfShared(compilation);
  const frames = ['account', 'staff'].map((name) => {
    const group = chunkGroupOf(compilation, file, `./${name}-frame`);
    if (group === null) return [name, []];
    const taken = entryPointsOf(compilation, group.chunks).flatMap((entryPoint) => shared[entryPoint] ?? []);
    return [name, [...new Set([...group.getFiles().filter(isScript), ...taken])]];
  });
  return Object.fromEntries(frames);
}

/**
 * The scripts that each page of a route table is made of, for the server to name in the page's HTML.
 * @param {string} file the route table
 * @param {string} base the address that its paths stand below
 * @returns {{ path: string, frame?: string, asks?: string[], files: string[], doors: string[] }[]}
 */
export function filesOfPages(compilation, file, base) {
  return pagesInSource(readFileSync(file, 'utf8')).flatMap(({ path, frame, asks, request }) => {
    const group = chunkGroupOf(compilation, file, request);
    if (group === null) return [];
    const address = path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`.replace(/(.)\/$/, '$1');
    return {
      path: address,
      frame,
      asks,
      files: group.getFiles().filter(isScript),
      doors: entryPointsOf(compilation, group.chunks),
    };
  });
}
