/** Builds an area with a page and a shared library in a folder, and prints the ids of its modules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { StableIdsPlugin } from '../stable-ids-plugin.mjs';

const sources = {
  'package.json': '{ "name": "area", "version": "1.0.0" }',
  'page.js': 'export const page = () => import("./late");',
  'late.js': 'import { kit } from "kit"; export const late = kit;',
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "kit.js" }',
  'node_modules/kit/kit.js': 'export const kit = "kit";',
};

const [context] = process.argv.slice(2);
for (const [name, content] of Object.entries(sources)) {
  mkdirSync(path.dirname(path.join(context, name)), { recursive: true });
  writeFileSync(path.join(context, name), content);
}
process.chdir(context);

const federation = new ModuleFederationPlugin({
  name: 'area',
  exposes: { './area': './page.js' },
  shared: { kit: { singleton: true } },
  dts: false,
  manifest: false,
});
const output = { path: path.join(context, 'dist') };
const plugins = [federation, new StableIdsPlugin()];
webpack(
  { context, mode: 'production', optimization: { minimize: false }, entry: {}, output, plugins },
  (error, stats) => {
    if (error) throw error;
    const { modules } = stats.toJson({ all: false, modules: true, ids: true });
    console.log(JSON.stringify(modules.map(({ id }) => id ?? null)));
  },
);
