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

const bundle = () => build({ ...serverBuild(), sourcemap: false, write: false, metafile: true });

test('an old Node looks at nothing of a command before it is told that it is old', async () => {
  const { metafile } = await bundle();
  const entries = Object.keys(metafile.outputs).filter((file) => /^dist\/(main|commands\/.*)\.js$/.test(file));
  expect(entries).toContain('dist/commands/backup.js');
  // The release scripts ask it, which have looked at the Node themselves.
  for (const entry of entries.filter((file) => file !== 'dist/commands/release-store.js')) {
    const sources = [...loadedBy(metafile.outputs, entry)].flatMap((file) =>
      Object.keys(metafile.outputs[file].inputs),
    );
    expect(sources.filter((source) => !/^src\/(main|commands\/|platform\/start\/)/.test(source))).toEqual([]);
    expect(sources).toContain('src/platform/start/expect-node.ts');
  }
});

test('what forges the demonstration’s past is loaded on demand, never with the server', async () => {
  const { metafile } = await bundle();
  const [served] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'src/serve.ts');
  const sources = [...loadedBy(metafile.outputs, served)].flatMap((file) => Object.keys(metafile.outputs[file].inputs));

  expect(sources).toContain('src/modules/contracts/create/new-contract.ts');
  expect(sources.filter((source) => source.includes('/demonstration/past/'))).toEqual([]);
});
