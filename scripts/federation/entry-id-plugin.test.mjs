import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { EntryIdPlugin } from './entry-id-plugin.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'carcare-entry-id-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The ids of what is built in a folder whose entry, as federation's, names a file by the folder's path. */
async function idsIn(place) {
  const context = path.join(folder, place);
  mkdirSync(context);
  writeFileSync(path.join(context, 'page.js'), 'export const page = () => import("./late");');
  writeFileSync(path.join(context, 'late.js'), 'export const late = "late";');
  const source = `import { page } from ${JSON.stringify(path.join(context, 'page.js'))}; globalThis.page = page;`;
  const stats = await promisify(webpack)({
    context,
    mode: 'production',
    entry: `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`,
    output: { path: path.join(context, 'dist') },
    plugins: [new EntryIdPlugin()],
  });
  return stats.toJson({ all: false, modules: true, ids: true }).modules.map(({ id }) => id);
}

test('the same sources have the same ids in another folder', async () => {
  const here = await idsIn('here');
  expect(here).toContain('federation');
  expect(await idsIn('somewhere-else')).toEqual(here);
});
