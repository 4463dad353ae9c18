import { createHash } from 'node:crypto';

function integrity(source) {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`;
}

/**
 * Writes what the server must know of a build beside it, as JSON.
 * `describe(compilation)` gives the fields, or promises them; every file it names under `files` gets its SHA-384.
 */
export class ManifestPlugin {
  constructor(fileName, describe) {
    this.fileName = fileName;
    this.describe = describe;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { files, ...fields } = await this.describe(compilation);
          const hashes = Object.fromEntries(
            files.map((file) => [file, integrity(compilation.getAsset(file).source.buffer())]),
          );
          const manifest = { ...fields, integrity: hashes };
          compilation.emitAsset(this.fileName, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        },
      );
    });
  }
}

/** Everything of a build that a browser may ask for. */
export function servedFiles(compilation) {
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => !/\.(map|json|html|txt)$/.test(name))
    .sort();
}

/** Whether a file is a script that stays: development servers write others for each change. */
export function isScript(file) {
  return file.endsWith('.js') && !file.includes('.hot-update.');
}

/** The files of an entry point or a named chunk with this extension, in the order in which they must run. */
export function filesOf(compilation, name, extension) {
  const group = compilation.entrypoints.get(name) ?? compilation.namedChunkGroups.get(name);
  const files = group?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(extension) && !file.includes('.hot-update.'));
}
