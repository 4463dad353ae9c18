import { build } from 'esbuild';
import { serverBuild } from './build-server.mjs';

/** What a file of the build loads by itself, with what that loads in turn. */
function loadedBy(outputs, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputs[file].imports) {
    if (kind === 'import-statement' && outputs[path] !== undefined) loadedBy(outputs, path, seen);
  }
  return seen;
}

test('what forges the demonstration’s past is loaded on demand, never with the server', async () => {
  const { metafile } = await build({ ...serverBuild(), sourcemap: false, write: false, metafile: true });
  const sources = [...loadedBy(metafile.outputs, 'dist/main.js')].flatMap((file) =>
    Object.keys(metafile.outputs[file].inputs),
  );

  expect(sources).toContain('src/modules/contracts/create/new-contract.ts');
  expect(sources.filter((source) => source.includes('/demonstration/past/'))).toEqual([]);
});
