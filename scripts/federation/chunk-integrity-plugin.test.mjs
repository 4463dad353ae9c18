import { createHash } from 'node:crypto';
import { misnamedScripts } from './chunk-integrity-plugin.mjs';

const content = Buffer.from('export {};');
const hash = createHash('sha256').update(content).digest('hex');

test('a script is named by the hash of its content', () => {
  expect(misnamedScripts([{ name: `12.${hash}.js`, content }])).toEqual([]);
});

test('a script whose name is not its hash stops the build', () => {
  const files = [
    { name: `12.${hash}.js`, content: Buffer.from('export {}; // changed') },
    { name: 'remoteEntry.js', content },
  ];

  expect(misnamedScripts(files)).toEqual([
    `The name of 12.${hash}.js is not the SHA-256 of its content.`,
    'The name of remoteEntry.js is not the SHA-256 of its content.',
  ]);
});

test('other files keep the names that they have', () => {
  expect(misnamedScripts([{ name: 'roboto.woff2', content }])).toEqual([]);
});
