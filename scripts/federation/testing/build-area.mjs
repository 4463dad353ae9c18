/** Builds an area with a page and a shared library in a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { federationEntry, ReproduciblePlugin } from '../reproducible-plugin.mjs';

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
const loader = path.join(import.meta.dirname, '../relative-imports-loader.mjs');
webpack(
  {
    context,
    mode: 'production',
    entry: {},
    output: { path: path.join(context, 'dist') },
    module: { rules: [{ test: federationEntry, use: loader }] },
    optimization: { minimize: false },
    plugins: [federation, new ReproduciblePlugin()],
  },
  (error) => {
    if (error) throw error;
  },
);
