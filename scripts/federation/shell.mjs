import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { apiRangeOfBuild } from './api-range.mjs';
import { baseConfig } from './base.mjs';
import { buildId } from './build-id.mjs';
import { checkRanges } from './check-ranges.mjs';
import { filesOf, ManifestPlugin, servedFiles } from './manifest-plugin.mjs';
import { shellChunks } from './merged-chunks.mjs';
import { OneSharingPlugin } from './one-sharing-plugin.mjs';
import { installedVersion, readPackage } from './packages.mjs';
import { filesOfPages, filesOfShared, framesOf } from './page-files.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';
import { ReproduciblePlugin } from './reproducible-plugin.mjs';
import { apiVersion, neededRange, providedVersions, sharedByShell } from './shared.mjs';
import { offeredNames } from './shared-names.mjs';
import { noTypes, sharedTypes, typesOf } from './shared-types/index.mjs';
import { hostPackage } from './singletons.mjs';
import { StarterPlugin, starterOf } from './starter-plugin.mjs';

function fonts(compilation) {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => /roboto-latin-wght-normal\..*woff2$/.test(name));
}

function describeShell(manifest, { id, dir, production, types }) {
  return async (compilation) => {
    // No area is compared with a shell in development, whose React does not tell its names.
    const offers = production ? offeredNames(compilation) : {};
    const scripts = filesOf(compilation, 'main', '.js');
    const styles = filesOf(compilation, 'main', '.css');
    return {
      version: manifest.version,
      build: id,
      hostVersion: installedVersion(hostPackage),
      apiRange: production ? apiRangeOfBuild(compilation) : neededRange(apiVersion()),
      singletons: providedVersions(),
      offers,
      types: typesOf(await types, offers),
      starter: starterOf(compilation),
      scripts,
      styles,
      fonts: fonts(compilation),
      frames: framesOf(compilation, dir),
      pages: filesOfPages(compilation, join(dir, 'src/app/shell-pages.ts'), '/'),
      doors: filesOfShared(compilation),
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

/** Fails a build that would not share what areas are promised: webpack shares only what it has seen imported. */
class SharedIsThere {
  constructor(shared) {
    this.names = Object.keys(shared);
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedIsThere', (compilation) => {
      compilation.hooks.finishModules.tap('SharedIsThere', (modules) => {
        const there = new Set([...modules].filter(({ type }) => type === 'provide-module').map(({ _name }) => _name));
        const missing = this.names.filter((name) => !there.has(name));
        const sentence = (name) => `The shell does not import ${name}, which it promises to share.`;
        compilation.errors.push(...missing.map((name) => new WebpackError(sentence(name))));
      });
    });
  }
}

function shellConfig(build, manifest) {
  const config = baseConfig(build);
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, clean: true },
    optimization: { ...config.optimization, splitChunks: shellChunks },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(manifest.version),
        __DEVELOPMENT__: JSON.stringify(!build.production),
        // pdfjs looks for its canvas by it in Node; in a page it would be where this was built.
        'import.meta.url': JSON.stringify(''),
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(build.production),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ReproduciblePlugin(),
      new OneSharingPlugin(),
      new SharedIsThere(sharedByShell(build.production)),
      new PagePlugin(),
      ...(build.production ? [new PrerenderPlugin(), new StarterPlugin()] : []),
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
    const production = argv.mode === 'production';
    // Asked for now, so that the compiler is done when webpack is.
    const types = production ? sharedTypes() : noTypes;
    const build = { dir, name: manifest.name, id: buildId(dir), production, serve: false, types };
    return shellConfig(build, manifest);
  };
}
