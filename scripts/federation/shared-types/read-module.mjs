import { parseSync } from '@swc/core';

/** What a file of declarations has: its own, what it imports, and under which names it exports them. */
export function readModule({ file, text }) {
  const found = { file, own: new Map(), imports: new Map(), exports: new Map(), all: [] };
  for (const item of parseSync(text, { syntax: 'typescript', dts: true }).body) note(item, found);
  return found;
}

function note(item, found) {
  const { own, imports, exports, all } = found;
  switch (item.type) {
    case 'ImportDeclaration':
      for (const one of item.specifiers)
        imports.set(one.local.value, { from: item.source.value, name: importedName(one) });
      break;
    case 'ExportAllDeclaration':
      all.push(item.source.value);
      break;
    case 'ExportNamedDeclaration':
      for (const one of item.specifiers) {
        const name = one.type === 'ExportNamespaceSpecifier' ? '*' : one.orig.value;
        const to = (one.exported ?? one.name ?? one.orig).value;
        exports.set(to, item.source ? { from: item.source.value, name } : { local: name });
      }
      break;
    case 'ExportDeclaration':
      for (const name of declare(item.declaration, own)) exports.set(name, { local: name });
      break;
    default:
      declare(item, own);
  }
}

const importedName = ({ type, imported, local }) =>
  ({ ImportNamespaceSpecifier: '*', ImportDefaultSpecifier: 'default' })[type] ?? (imported ?? local).value;

/** @returns the names that a declaration brings */
function declare(item, own) {
  const nodes =
    item.type === 'VariableDeclaration'
      ? item.declarations.map(({ id }) => [id.value, id])
      : [[(item.identifier ?? item.id)?.value, item]];
  for (const [name, node] of nodes) if (name !== undefined) own.set(name, [...(own.get(name) ?? []), node]);
  return nodes.map(([name]) => name);
}
