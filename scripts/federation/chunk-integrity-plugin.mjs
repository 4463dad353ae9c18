import { createHash } from 'node:crypto';

const hashInName = /\.([0-9a-f]{64})\.js$/;

/** What a browser runs before it asks for a chunk: the hexadecimal hash of its name as SRI's base64. */
const checkByName = [
  'var named = /\\.([0-9a-f]{64})\\.js/.exec(url);',
  'if (named) script.integrity = "sha256-" + btoa(named[1].replace(/../g, function (pair) {',
  '  return String.fromCharCode("0x" + pair);',
  '}));',
];

/**
 * The scripts of a build whose names are not the SHA-256 of their content, as sentences: browsers would refuse them.
 * @param {Iterable<{ name: string, content: Buffer }>} files
 */
export function misnamedScripts(files) {
  return [...files]
    .filter(({ name }) => name.endsWith('.js'))
    .filter(({ name, content }) => hashInName.exec(name)?.[1] !== createHash('sha256').update(content).digest('hex'))
    .map(({ name }) => `The name of ${name} is not the SHA-256 of its content.`);
}

/**
 * Lets a browser refuse a chunk of which a byte was changed. Names bear the whole SHA-256, and the entry, which the
 * page checks by the registry's hash, has the names: no list of hashes has to travel.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    const { Compilation, WebpackError, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) => [source, ...checkByName].join('\n'));

      // Once names are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => {
        const files = compilation.getAssets().map(({ name, source }) => ({ name, content: source.buffer() }));
        compilation.errors.push(...misnamedScripts(files).map((fault) => new WebpackError(fault)));
      });
    });
  }
}
