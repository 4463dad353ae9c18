/**
 * Teaches dependency-cruiser to read our TypeScript. Of its three readers only the one on
 * @swc/core works beside TypeScript 7, and that one knows neither JSX nor type-only imports. It takes `parseFileSync`
 * from the module object, so we put there one that answers with a file's imports alone: all of them, or those that are
 * left at run time. An `import()` of what is no literal leads nobody knows where, so no rule can judge it: its file is
 * remembered in `computedImports`.
 */
import swc from '@swc/core';

const parseFileSync = swc.parseFileSync;

/** The files, as dependency-cruiser named them, with an `import()` whose address is computed. */
export const computedImports = new Set();

const onlyTypes = (node) =>
  node.typeOnly === true ||
  (node.specifiers?.length > 0 && node.specifiers.every((specifier) => specifier.isTypeOnly === true));

/**
 * The address that a node imports, if it does: declaration, re-export, `import()` or `import('x').Type`. Null for an
 * address that is computed.
 */
function importIn(node) {
  if (node.type === 'CallExpression' && node.callee.type === 'Import') {
    const [argument] = node.arguments;
    return { address: argument.expression.type === 'StringLiteral' ? argument.expression.value : null, types: false };
  }
  if (node.type === 'TsImportType') return { address: node.argument.value, types: true };
  const declares = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type);
  return declares && node.source ? { address: node.source.value, types: onlyTypes(node) } : null;
}

/** Every import of a syntax tree, however deep, into a list. */
function collectImports(node, found) {
  if (node === null || typeof node !== 'object') return;
  const one = typeof node.type === 'string' ? importIn(node) : null;
  if (one) found.push(one);
  for (const key in node) collectImports(node[key], found);
}

/** Both kinds of runs read every file: once is enough. */
const read = new Map();

function importsOf(file, options) {
  const known = read.get(file);
  if (known) return known;
  const { body, ...tree } = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  const imports = [];
  collectImports(body, imports);
  if (imports.some(({ address }) => address === null)) computedImports.add(file);
  read.set(file, { tree, imports });
  return { tree, imports };
}

/**
 * Makes the next run of dependency-cruiser see `'all'` imports or only those at `'run-time'`.
 * @param {'all' | 'run-time'} kind
 */
export function seeImports(kind) {
  swc.parseFileSync = (file, options) => {
    const { tree, imports } = importsOf(file, options);
    const seen = imports.filter(({ address, types }) => address !== null && (kind === 'all' || !types));
    const body = seen.map(({ address }) => ({
      type: 'ImportDeclaration',
      specifiers: [],
      source: { type: 'StringLiteral', value: address },
    }));
    return { ...tree, body };
  };
}
