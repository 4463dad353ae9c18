import { complain } from './say';

/** As package.json has it. */
const oldest = [20, 19] as const;

/**
 * Whether this Node can run the product; where not, a sentence says so. What needs a newer one is to be imported only
 * afterwards, on demand: an older Node already ends, with a stack, while it looks for what such a file imports.
 */
export function expectNode(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return true;
  complain(`Serve Node ${oldest.join('.')} o più recente: questo è ${process.versions.node}.`);
  process.exitCode = 1;
  return false;
}
