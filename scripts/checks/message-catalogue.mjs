/** Reads message catalogues: where they are, what stands in them, who uses what. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFileSync } from '@swc/core';
import { filesBelow } from '../lib/files.mjs';

/** Catalogues are `messages.ts`, `x.messages.ts`, `messages-x.ts` and what lies in a folder `messages`. */
const isCatalogue = (file) => /(^|[/.])messages([/.-][^/]*)?\.ts$/.test(file) && !file.endsWith('.test.ts');

const literal = (node) => {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].cooked : undefined;
};

const propertiesOf = (node) =>
  Object.fromEntries(
    node.properties
      .filter((property) => property.type === 'KeyValueProperty')
      .map((property) => [property.key.value, property.value]),
  );

/** Objects with `id` and `defaultMessage`, wherever they stand in the file, with the exported name they stand under. */
function* messagesBelow(node, key, exported) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'ObjectExpression') {
    const { id, defaultMessage } = propertiesOf(node);
    if (id && defaultMessage) yield { key, exported, id: literal(id), text: literal(defaultMessage) };
  }
  if (node.type === 'ExportDeclaration' && node.declaration.type === 'VariableDeclaration') {
    for (const { id, init } of node.declaration.declarations) yield* messagesBelow(init, key, id.value);
    return;
  }
  const below = node.type === 'KeyValueProperty' ? (node.key.value ?? key) : key;
  for (const child of Object.values(node)) yield* messagesBelow(child, below, exported);
}

/** The messages of a file: key, exported name, id and text (undefined where it is not one plain literal). */
const readCatalogue = (file) => [...messagesBelow(parseFileSync(file, { syntax: 'typescript' }), undefined)];

/** Every catalogue of a workspace that holds messages, with the workspace's other sources beside it. */
export function readWorkspace(root, workspace) {
  const files = filesBelow(path.join(root, workspace, 'src'), /\.tsx?$/);
  const sources = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const catalogues = files
    .filter((file) => isCatalogue(path.relative(root, file)))
    .map((file) => ({ file, messages: readCatalogue(file) }))
    .filter(({ messages }) => messages.length > 0);
  return { workspace, sources, catalogues };
}

const imports = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'(\.[^']*)'/g;

/**
 * What the index of a catalogue's folder hands on of it, as [its name there, its name in the catalogue]: other folders
 * import the catalogue through that entry point.
 */
function namesOfTheEntryPoint(sources, catalogue) {
  const entryPoint = sources.find(({ file }) => file === path.join(path.dirname(catalogue), 'index.ts'));
  const handedOn = entryPoint?.text.matchAll(/export\s*\{([^}]*)\}\s*from\s*'\.\/([^']*)'/g) ?? [];
  return [...handedOn]
    .filter(([, , address]) => address === path.basename(catalogue, '.ts'))
    .flatMap(([, list]) =>
      list.split(',').map((part) => {
        const [own, there = own] = part.trim().split(/\s+as\s+/);
        return [there, own];
      }),
    );
}

/** What a source sees of a catalogue's exports, itself or through its folder's entry point: name there, name here. */
function localNames(source, catalogue, ofTheEntryPoint) {
  const target = catalogue.replace(/\.ts$/, '');
  const names = [];
  for (const [, list, address] of source.text.matchAll(imports)) {
    const resolved = path.resolve(path.dirname(source.file), address);
    const direct = resolved === target || `${resolved}/index` === target;
    if (!direct && resolved !== path.dirname(catalogue)) continue;
    for (const item of list.split(',').filter((part) => part.trim())) {
      const [imported, local = imported] = item.trim().split(/\s+as\s+/);
      const exported = direct ? imported : ofTheEntryPoint.get(imported);
      if (exported !== undefined) names.push({ exported, local });
    }
  }
  return names;
}

/**
 * The keys of a catalogue file that no source of its workspace uses, each looked for under the name that it is exported
 * by. What is indexed by a value (`messages[status]`, `{...messages[status]}`) or handed on whole (`words={messages}`)
 * counts as used altogether.
 */
export function unusedKeys({ sources }, { file, messages }) {
  const ofTheEntryPoint = new Map(namesOfTheEntryPoint(sources, file));
  const own = sources.find((source) => source.file === file).text;
  const users = sources
    .filter((source) => source.file !== file)
    .map((source) => ({ text: source.text, names: localNames(source, file, ofTheEntryPoint) }));
  const catalogues = new Set(messages.map(({ exported }) => exported));
  return [...catalogues].flatMap((catalogue) => {
    const uses = users.flatMap(({ text, names }) =>
      names
        .filter(({ exported }) => catalogue === undefined || exported === catalogue)
        .map(({ local }) => ({ text, local })),
    );
    if (uses.some(usesWhole)) return [];
    const everyUse = [...uses, { text: own, local: catalogue }];
    return messages
      .filter(({ exported }) => exported === catalogue)
      .map(({ key }) => key)
      .filter((key) => !everyUse.some(({ text, local }) => new RegExp(`\\b${local}\\s*\\??\\.${key}\\b`).test(text)));
  });
}

/** Whether a source indexes what it sees by this name, or hands it on. */
export const usesWhole = ({ text, local }) =>
  new RegExp(`=\\{${local}\\}|(?<!(?<!\\.\\.)\\.|['\\w])${local}\\b(?!\\s*[.'}:]|\\s*,[^()]*\\}\\s*from)`).test(
    withoutImports(text),
  );

const withoutImports = (text) => text.replaceAll(/^import[\s\S]*?;$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
