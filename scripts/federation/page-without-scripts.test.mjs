import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

test("where no script runs, the page says the seller's own number", () => {
  const seller = read('shared-api/src/seller/index.ts');
  const [, phone, href] = /phone = '([^']+)';\nexport const phoneHref = '([^']+)'/.exec(seller);
  expect(read('shell/index.html')).toContain(`<a href="${href}">${phone}</a>`);
});
