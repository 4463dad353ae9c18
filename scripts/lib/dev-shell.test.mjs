import { buildDevShell, fileOfShell } from './dev-shell.mjs';

test('the shell can be built for development, and its files are there under their own names', async () => {
  const shell = await buildDevShell();
  expect(shell.scripts).toEqual(['main.js']);
  expect(fileOfShell(`${shell.registered.base}main.js`)).toMatchObject({ type: expect.stringMatching(/javascript/) });
}, 180_000);
