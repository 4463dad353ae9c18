import { kitName } from './pack/kit-package.mjs';

/**
 * Where an area finds the configurations and programs that it is built with, seen from its own folder: beside itself, or
 * in the kit that the repository of a single area installs.
 */
const below = (place, imported) => ({
  federation: `${imported}/scripts/federation/index.mjs`,
  tsconfig: `${imported}/tsconfig.base.json`,
  assets: `${place}/scripts/types/assets.d.ts`,
  dev: `node ${place}/scripts/dev-area.mjs`,
});

export const here = below('..', '..');
export const ownRepository = below(`../node_modules/${kitName}`, kitName);
