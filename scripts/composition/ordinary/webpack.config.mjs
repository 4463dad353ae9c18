import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from '../../federation/base.mjs';
import { filesOf, ManifestPlugin } from '../../federation/manifest-plugin.mjs';
import { readPackage, rootDir } from '../../federation/packages.mjs';
import { filesOfPages, framesOf } from '../../federation/page-files.mjs';
import { areaWorkspaces } from '../../lib/files.mjs';

const dir = join(rootDir, 'shell');
const base = baseConfig({ dir, name: 'ordinary', id: 'one', production: true, serve: false });

/** What the front must know of the application to write its scripts into a page. */
function describe(compilation) {
  const areas = areaWorkspaces.map((workspace) => {
    const { area, paths, frame } = readPackage(join(rootDir, workspace)).carcare;
    const routes = join(rootDir, workspace, 'src/app/routes.tsx');
    const pages = filesOfPages(compilation, routes, paths[0]);
    return { paths, frame, files: filesOf(compilation, area, '.js'), pages };
  });
  return {
    scripts: filesOf(compilation, 'main', '.js'),
    frames: framesOf(compilation, dir),
    areas,
    files: [],
  };
}

/**
 * The same sources as one ordinary application with a chunk a route: the shell's configuration without composition,
 * and webpack's own rules for what chunks share.
 */
export default {
  ...base,
  entry: { main: './src/index.ts' },
  output: { ...base.output, path: join(rootDir, '.cache/composition'), publicPath: '/ordinary/', clean: true },
  module: {
    rules: [
      ...base.module.rules,
      { test: join(import.meta.dirname, 'areas.ts'), use: join(import.meta.dirname, 'areas-loader.mjs') },
    ],
  },
  plugins: [
    ...base.plugins,
    new webpack.DefinePlugin({
      __APP_VERSION__: JSON.stringify(readPackage(dir).version),
      __DEVELOPMENT__: 'false',
    }),
    ...['fetch-area', 'load-releases'].map(
      (name) =>
        new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}$`), join(import.meta.dirname, `${name}.ts`)),
    ),
    new ManifestPlugin('ordinary.json', describe),
  ],
};
