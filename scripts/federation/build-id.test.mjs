import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { buildId } from './build-id.mjs';

let folder;
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/build-id-'));
  mkdirSync(path.join(folder, 'src'));
  write('package.json', JSON.stringify({ name: 'remote-prova', version: '1.0.0', carcare: { area: 'prova' } }));
  write('src/index.ts', "import { used } from './library';\nexport const area = used;\n");
  write('src/library.ts', 'export const used = 1;\nexport const unused = 2;\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => writeFileSync(path.join(folder, file), text);

test('a build is named by what goes into it: no comment, no test, nothing that it does not use', () => {
  const before = buildId(folder);
  write('src/library.ts', '/** A comment. */\nexport const used = 1;\nexport const unused = 3;\n');
  write('src/library.test.ts', 'test');
  expect(buildId(folder)).toBe(before);

  write('src/library.ts', 'export const used = 4;\n');
  expect(buildId(folder)).not.toBe(before);
});

test('the script that starts the others is a part of it', () => {
  write('src/starter.ts', 'document.title = "uno";\n');
  const before = buildId(folder);
  write('src/starter.ts', 'document.title = "due";\n');
  expect(buildId(folder)).not.toBe(before);
});

test.each(['index.html', 'webpack.config.mjs'])("a workspace's %s is a part of it, where it has one", (file) => {
  const without = buildId(folder);
  write(file, 'uno');
  const before = buildId(folder);
  write(file, 'due');
  expect(new Set([without, before, buildId(folder)]).size).toBe(3);
});
