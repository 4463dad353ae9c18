import { createStackReader } from './read-stack';

const map = {
  version: 3,
  sources: [
    'webpack://remote-admin_0123456789ab/./src/page.tsx',
    'webpack://remote-admin_0123456789ab/../shared-ui/src/panel.tsx',
  ],
  names: [],
  // Column 0 is page.tsx 3:5, column 10 is panel.tsx 8:1.
  mappings: 'AAEI,UCKJ',
};

const id = '1.0.3-0123456789ab';
const read = createStackReader({
  sourceMap: async (piece, version, script) =>
    piece === 'remote-admin' && version === id && script === 'main.js' ? Buffer.from(JSON.stringify(map)) : null,
});

test('places in scripts become places in our sources, in the words of every browser', async () => {
  const at = `https://carcare.example/areas/admin/${id}/main.js`;

  expect(await read(`Error: no\n    at e (${at}:1:1)\n    at ${at}:1:11`)).toBe(
    'Error: no\n    at e (remote-admin/src/page.tsx:3:5)\n    at shared-ui/src/panel.tsx:8:1',
  );
  expect(await read(`e@${at}:1:4`)).toBe('e@remote-admin/src/page.tsx:3:5');
});

test('what has no map stays as the browser told it', async () => {
  const stack = `at https://carcare.example/shell/${id}/main.js:1:1\nat https://elsewhere.example/a.js:2:3`;

  expect(await read(stack)).toBe(stack);
});
