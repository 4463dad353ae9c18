import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { apiRangeOfBuild } from './api-range.mjs';
import { baseConfig, fileName } from './base.mjs';
import { buildId } from './build-id.mjs';
import { checkRanges } from './check-ranges.mjs';
import { devServer } from './dev-server.mjs';
import { filesOf, ManifestPlugin, servedFiles } from './manifest-plugin.mjs';
import { areaChunks } from './merged-chunks.mjs';
import { NoCorePlugin } from './no-core-plugin.mjs';
import { OneSharingPlugin } from './one-sharing-plugin.mjs';
import { readPackage } from './packages.mjs';
import { filesOfPages } from './page-files.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';
import { ReproduciblePlugin } from './reproducible-plugin.mjs';
import { RetryPlugin } from './retry-plugin.mjs';
import { apiVersion, neededRange, neededRanges, providedVersions, takenFromShell } from './shared.mjs';
import { usedNames } from './shared-names.mjs';
import { noTypes, sharedTypes, typesOf } from './shared-types/index.mjs';

const exposedChunk = 'area';

/** Of the library's tools for remotes, and of its words for their failures, an area uses none, yet would carry all. */
const withoutTools = { '@module-federation/sdk$': false, '@module-federation/error-codes$': false };

/** A development server's files change under their names, so they get no integrity. */
function describeArea({ dir, manifest, id, container, production, serve, types }) {
  const { area, paths, role, frame, title, hostRange, slots = [] } = manifest.carcare;
  const routes = join(dir, 'src/app/routes.tsx');
  return async (compilation) => {
    const uses = usedNames(compilation);
    const [entry] = filesOf(compilation, container, '.js');
    const preload = filesOf(compilation, exposedChunk, '.js');
    const styles = filesOf(compilation, exposedChunk, '.css');
    return {
      name: area,
      version: manifest.version,
      build: id,
      container,
      entry,
      preload,
      styles,
      paths,
      role,
      frame,
      title,
      hostRange,
      apiRange: production ? apiRangeOfBuild(compilation) : neededRange(apiVersion()),
      slots,
      singletons: providedVersions(),
      ranges: neededRanges(manifest),
      uses,
      types: typesOf(await types, uses),
      // An area that keeps its table elsewhere has its pages loaded by its scripts.
      pages: existsSync(routes) ? filesOfPages(compilation, routes, paths[0]) : [],
      files: serve ? [] : servedFiles(compilation),
    };
  };
}

/**
 * The webpack configuration of an area. Its package.json says what it is, under "carcare":
 * area, paths, role, frame, title, hostRange, slots, devPort; README.md explains each.
 * @param {string} dir the workspace's folder
 */
export function remote(dir) {
  return (env, argv) => {
    const manifest = readPackage(dir);
    checkRanges(manifest);
    const production = argv.mode === 'production';
    const serve = env.WEBPACK_SERVE === true;
    const id = serve ? 'dev' : buildId(dir);
    const container = `${manifest.carcare.area}_${id}`;
    // Asked for now, so that the compiler is done when webpack is.
    const types = production ? sharedTypes() : noTypes;
    const config = baseConfig({ dir, name: manifest.name, id, production, serve });
    return {
      ...config,
      entry: {},
      output: { ...config.output, clean: !serve },
      optimization: { ...config.optimization, splitChunks: areaChunks(manifest.carcare.frame, exposedChunk) },
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...withoutTools } },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name: container,
          // A development server's entry has one name: an override finds it without its manifest.
          filename: fileName(production && !serve, 'js', 'remoteEntry'),
          exposes: { './area': { import: './src/index.ts', name: exposedChunk } },
          shared: takenFromShell(production, manifest),
          shareStrategy: 'loaded-first',
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new ReproduciblePlugin(),
        new OneSharingPlugin(),
        new NoCorePlugin(),
        new RetryPlugin(),
        ...(production ? [new PrerenderPlugin()] : []),
        new ManifestPlugin('area.json', describeArea({ dir, manifest, id, container, production, serve, types })),
      ],
      ...(serve ? { devServer: devServer(manifest.carcare.devPort) } : {}),
    };
  };
}
