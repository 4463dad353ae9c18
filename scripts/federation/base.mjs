import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BoundRoutesPlugin, boundRoutes } from './bound-routes.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { packageFolder, rootDir } from './packages.mjs';
import { PagePathPlugin } from './page-path-plugin.mjs';
import { federationEntry } from './reproducible-plugin.mjs';

const federationDir = import.meta.dirname;

/**
 * Which webpack builds. Unless told, Federation's plugins find out by calling it without settings and reading the error,
 * for which it compiles the schema of all its settings: more than half a second of each build.
 */
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/** Packages are built already; those of ours come as TypeScript, where they are packed too. */
const built = /node_modules\/(?!shared-(api|staff|ui)\/)/;

function swc(production, refresh) {
  return {
    loader: 'swc-loader',
    options: {
      // Of a map that it has to read itself, webpack keeps the absolute paths, and hashes are made of them.
      parseMap: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !production, refresh } },
      },
    },
  };
}

/**
 * Names that never change meaning, so that a file may be kept for a year. Development keeps them readable. A script's
 * name bears the whole hash: whoever loads it checks it by its name (chunk-integrity-plugin.mjs).
 */
export function fileName(production, extension, name = '[name]') {
  const digits = extension === 'js' ? 64 : 20;
  return production ? `${name}.[contenthash:${digits}].${extension}` : `${name}.${extension}`;
}

/**
 * What every browser build has in common.
 * @param {{ dir: string, name: string, id: string, production: boolean, serve: boolean }} build
 */
export function baseConfig({ dir, name, id, production, serve }) {
  // A built shell has no React Refresh: there an area's change loads the page again.
  const refresh = serve && !production;
  return {
    name,
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      publicPath: 'auto',
      uniqueName: `${name}_${id}`,
      filename: fileName(production, 'js'),
      chunkFilename: fileName(production, 'js'),
      assetModuleFilename: '[name].[contenthash:20][ext]',
      hashFunction: 'sha256',
      hashDigestLength: 64,
      // Long enough for a phone on a poor connection: what is late is a fault to whoever waits.
      chunkLoadTimeout: 20_000,
      crossOriginLoading: 'anonymous',
      // A module whose dependency did not come is run anew by the next import, when it may have come.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: production
        ? {
            '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
            // Its package.json names the build that warns developers, for whoever does not ask for the other.
            'react-router$': join(rootDir, 'node_modules/react-router/dist/production/index.mjs'),
            // What makes a component of each of its icons.
            [join(rootDir, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs')]: join(
              federationDir,
              'lucide-icon.mjs',
            ),
          }
        : {},
    },
    module: {
      rules: [
        // Emotion imports it for what nobody uses here; it does not say of itself that it may be dropped.
        { test: /hoist-non-react-statics/, sideEffects: false },
        { test: /\.tsx?$/, exclude: built, use: swc(production, refresh) },
        {
          test: /node_modules\/react-router\/dist\/production\//,
          use: join(federationDir, 'unused-components-loader.mjs'),
        },
        // Each of them, whatever its name: the page has no parser, and would show `{count, plural, …}` as it stands.
        { test: /\.tsx?$/, exclude: built, use: join(federationDir, 'messages-loader.mjs') },
        {
          test: join(packageFolder('shared-api'), 'src/contracts'),
          issuer: join(packageFolder('shared-api'), 'src/client'),
          use: join(federationDir, 'routes-loader.mjs'),
        },
        boundRoutes,
        { test: federationEntry, use: join(federationDir, 'relative-imports-loader.mjs') },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.(woff2|png|webp|svg|pdf)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new BoundRoutesPlugin(),
      ...(production && !serve ? [new ChunkIntegrityPlugin(), new PagePathPlugin()] : []),
      new MiniCssExtractPlugin({ filename: fileName(production, 'css'), chunkFilename: fileName(production, 'css') }),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 4 }, mangle: true },
          // What licences ask to be said stands beside the scripts, once, and not in each of them.
          extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${production ? 'production' : 'development'}${serve ? '-serve' : ''}`,
      cacheDirectory: join(rootDir, '.cache/webpack'),
      buildDependencies: {
        config: [join(federationDir, 'index.mjs'), join(dir, 'package.json'), join(rootDir, 'package-lock.json')],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
