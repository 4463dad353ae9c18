import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { buildId } from './build-id.mjs';
import { checkRanges } from './check-ranges.mjs';
import { federationOptions } from './federation-options.mjs';
import { filesOf, ManifestPlugin, servedFiles } from './manifest-plugin.mjs';
import { installedVersion, readPackage } from './packages.mjs';
import { ProvidedDoorsPlugin } from './provided-doors-plugin.mjs';
import { doorNames, providedByShell, providedVersions } from './shared.mjs';
import { hostPackage } from './singletons.mjs';
import { StillPlugin } from './still-plugin.mjs';

function fonts(compilation) {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => /roboto-latin-wght-normal\..*woff2$/.test(name));
}

function describeMain(manifest, id) {
  return (compilation) => {
    const scripts = filesOf(compilation, 'main', '.js');
    const styles = filesOf(compilation, 'main', '.css');
    return {
      version: manifest.version,
      build: id,
      hostVersion: installedVersion(hostPackage),
      singletons: providedVersions(),
      scripts,
      styles,
      fonts: fonts(compilation),
      files: servedFiles(compilation),
    };
  };
}

/** Puts the page's HTML beside the scripts; the server fills its places. */
class PagePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const source = join(compiler.context, 'index.html');
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(source);
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('index.html', new sources.RawSource(readFileSync(source))),
      );
    });
  }
}

function describeRuntime(compilation) {
  const scripts = filesOf(compilation, 'runtime', '.js');
  return { scripts, files: servedFiles(compilation) };
}

/** Both builds write into one folder, so each cleans only its own files. */
function isRuntimeFile(file) {
  return file.startsWith('runtime.');
}

/**
 * The federation runtime of the page, in a script of its own: it runs before every area's entry, and those run before
 * the shell's main script.
 */
function runtimeConfig(build) {
  const config = baseConfig({ ...build, name: `${build.name}-runtime`, serve: false });
  return {
    ...config,
    output: { ...config.output, clean: { keep: (file) => !isRuntimeFile(file) } },
    entry: { runtime: './src/boot/runtime.ts' },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        __DEVELOPMENT__: JSON.stringify(!build.production),
      }),
      new ManifestPlugin('runtime.json', describeRuntime),
    ],
  };
}

function mainConfig(build, manifest) {
  const config = baseConfig(build);
  return {
    ...config,
    output: { ...config.output, clean: { keep: isRuntimeFile } },
    entry: { main: './src/index.ts' },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(manifest.version),
      }),
      new ModuleFederationPlugin({
        ...federationOptions,
        name: `shell_${build.id}`,
        remotes: {},
        shared: providedByShell(build.production),
      }),
      new ProvidedDoorsPlugin(doorNames(build.production)),
      new PagePlugin(),
      ...(build.production ? [new StillPlugin()] : []),
      new ManifestPlugin('shell.json', describeMain(manifest, build.id)),
    ],
  };
}

/**
 * The webpack configuration of the shell: the runtime script and the main script.
 * @param {string} dir the workspace's folder
 */
export function shell(dir) {
  return (_env, argv) => {
    const manifest = readPackage(dir);
    checkRanges(manifest);
    const build = { dir, name: manifest.name, id: buildId(dir), production: argv.mode === 'production', serve: false };
    return [runtimeConfig(build), mainConfig(build, manifest)];
  };
}
