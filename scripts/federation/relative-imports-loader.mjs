import path from 'node:path';

/**
 * Imports by absolute path as imports from the module's own folder. Federation's entry has such; webpack makes names of
 * them, and a minifier gives out its letters by what stands in all names.
 */
export default function relativeImports(source) {
  return source.replaceAll(/(?<=\bfrom ['"])\/[^'"]+/g, (file) => path.relative(this.context, file));
}
