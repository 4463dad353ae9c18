/** Builds an area with a page and a shared library in a folder, with the settings of every area. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from '../base.mjs';
import { ReproduciblePlugin } from '../reproducible-plugin.mjs';

const sources = {
  'package.json': '{ "name": "area", "version": "1.0.0" }',
  'page.ts': 'export const page = (name: string) => import("./late").then(({ late }) => late + name);',
  'late.ts': 'import { kit } from "kit"; export const late: string = kit;',
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "kit.js" }',
  'node_modules/kit/kit.js': 'export const kit = "kit";',
};

const [dir] = process.argv.slice(2);
for (const [name, content] of Object.entries(sources)) {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), content);
}
process.chdir(dir);

const federation = new ModuleFederationPlugin({
  name: 'area',
  exposes: { './area': './page.ts' },
  shared: { kit: { singleton: true } },
  dts: false,
  manifest: false,
});
const config = baseConfig({ dir, name: 'area', id: 'test', production: true, serve: false });
const plugins = [...config.plugins, federation, new ReproduciblePlugin()];
webpack({ ...config, cache: false, entry: {}, plugins }, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
});
