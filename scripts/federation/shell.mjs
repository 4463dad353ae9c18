import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { buildId } from './build-id.mjs';
import { checkRanges } from './check-ranges.mjs';
import { filesOf, ManifestPlugin, servedFiles } from './manifest-plugin.mjs';
import { installedVersion, readPackage } from './packages.mjs';
import { filesOfDoors, filesOfPages, framesOf } from './page-files.mjs';
import { apiVersion, neededRange, providedVersions } from './shared.mjs';
import { hostPackage } from './singletons.mjs';
import { StillPlugin } from './still-plugin.mjs';

function fonts(compilation) {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => /roboto-latin-wght-normal\..*woff2$/.test(name));
}

function describeShell(manifest, { id, dir }) {
  return (compilation) => {
    const scripts = filesOf(compilation, 'main', '.js');
    const styles = filesOf(compilation, 'main', '.css');
    return {
      version: manifest.version,
      build: id,
      hostVersion: installedVersion(hostPackage),
      apiRange: neededRange(apiVersion()),
      singletons: providedVersions(),
      scripts,
      styles,
      fonts: fonts(compilation),
      frames: framesOf(compilation, dir),
      pages: filesOfPages(compilation, join(dir, 'src/routing/shell-pages.ts'), '/'),
      doors: filesOfDoors(compilation, join(dir, 'src/boot/doors.ts')),
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

/** Fills the shell's table of doors from ours. */
function doorsRule({ dir, production }) {
  return {
    test: join(dir, 'src/boot/doors.ts'),
    use: { loader: join(import.meta.dirname, 'doors-loader.mjs'), options: { production } },
  };
}

function shellConfig(build, manifest) {
  const config = baseConfig(build);
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, clean: true },
    module: { rules: [...config.module.rules, doorsRule(build)] },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(manifest.version),
        __DEVELOPMENT__: JSON.stringify(!build.production),
      }),
      new PagePlugin(),
      ...(build.production ? [new StillPlugin()] : []),
      new ManifestPlugin('shell.json', describeShell(manifest, build)),
    ],
  };
}

/**
 * The webpack configuration of the shell.
 * @param {string} dir the workspace's folder
 */
export function shell(dir) {
  return (_env, argv) => {
    const manifest = readPackage(dir);
    checkRanges(manifest);
    const build = { dir, name: manifest.name, id: buildId(dir), production: argv.mode === 'production', serve: false };
    return shellConfig(build, manifest);
  };
}
