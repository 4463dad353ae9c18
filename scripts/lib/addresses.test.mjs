import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTaken } from './addresses.mjs';
import { root } from './files.mjs';

test('no area can live at an address of one of the shell’s own pages', () => {
  const source = readFileSync(path.join(root, 'shell/src/app/shell-pages.ts'), 'utf8');
  const pages = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, address]) => address);

  expect(pages).toContain('/login');
  expect(pages.filter((address) => !isTaken(address))).toEqual([]);
});
