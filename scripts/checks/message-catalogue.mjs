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

/** Objects with `id` and `defaultMessage`, wherever they stand in the file. */
function* messagesBelow(node, key) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'ObjectExpression') {
    const { id, defaultMessage } = propertiesOf(node);
    if (id && defaultMessage) yield { key, id: literal(id), text: literal(defaultMessage) };
  }
  const below = node.type === 'KeyValueProperty' ? (node.key.value ?? key) : key;
  for (const child of Object.values(node)) yield* messagesBelow(child, below);
}

/** The messages of a catalogue file: key, id and text (undefined where it is not one plain literal). */
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

/** What the index of a catalogue's folder hands on of it: other folders import the catalogue through that entry point. */
function namesOfTheEntryPoint(sources, catalogue) {
  const entryPoint = sources.find(({ file }) => file === path.join(path.dirname(catalogue), 'index.ts'));
  const handedOn = entryPoint?.text.matchAll(/export\s*\{([^}]*)\}\s*from\s*'\.\/([^']*)'/g) ?? [];
  return [...handedOn]
    .filter(([, , address]) => address === path.basename(catalogue, '.ts'))
    .flatMap(([, list]) =>
      list.split(',').map((part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      ),
    );
}

/** The local names under which a source sees what a catalogue exports, itself or through its folder's entry point. */
function localNames(source, catalogue, ofTheEntryPoint) {
  const target = catalogue.replace(/\.ts$/, '');
  const names = [];
  for (const [, list, address] of source.text.matchAll(imports)) {
    const resolved = path.resolve(path.dirname(source.file), address);
    const direct = resolved === target || `${resolved}/index` === target;
    if (!direct && resolved !== path.dirname(catalogue)) continue;
    for (const item of list.split(',').filter((part) => part.trim())) {
      const [imported, local = imported] = item.trim().split(/\s+as\s+/);
      if (direct || ofTheEntryPoint.includes(imported)) names.push(local);
    }
  }
  return names;
}

/**
 * The keys of a catalogue that no source of its workspace uses. A catalogue that is indexed by a value
 * (`messages[status]`, `{...messages[status]}`) or handed on whole (`words={messages}`) counts as used altogether.
 */
export function unusedKeys({ sources }, { file, messages }) {
  const users = sources.filter((source) => source.file !== file);
  const ofTheEntryPoint = namesOfTheEntryPoint(sources, file);
  const names = users
    .map((source) => ({ source, names: localNames(source, file, ofTheEntryPoint) }))
    .filter((user) => user.names.length);
  const whole = names.some(({ source, names: local }) =>
    local.some((name) =>
      new RegExp(`=\\{${name}\\}|(?<!(?<!\\.\\.)\\.|['\\w])${name}\\b(?!\\s*[.'}:]|\\s*,[^()]*\\}\\s*from)`).test(
        withoutImports(source.text),
      ),
    ),
  );
  if (whole) return [];
  const texts = names.map(({ source }) => source.text).join('\n');
  return messages.map(({ key }) => key).filter((key) => !new RegExp(`\\.${key}\\b`).test(texts));
}

const withoutImports = (text) => text.replaceAll(/^import[\s\S]*?;$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
