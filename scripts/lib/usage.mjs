import { readFileSync } from 'node:fs';

/**
 * Tells whoever asked with `--help` how the program is used, and ends it before it has done anything.
 * @param {string} [usage] what the program's file begins with, unless told
 */
export function tellUsage(usage = beginningOf(process.argv[1])) {
  if (!process.argv.slice(2).includes('--help')) return;
  console.log(usage);
  process.exit(0);
}

/** The comment at the beginning of a file, as text. */
function beginningOf(file) {
  const [, comment = ''] = /^\/\*\*\n(.*?)\n \*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replaceAll(/^ \* ?/gm, '');
}
