import { join } from 'node:path';
import { readPackage, rootDir } from '../../federation/packages.mjs';
import { areaWorkspaces } from '../../lib/files.mjs';

/** Webpack loader for areas.ts beside it: every area's entry, in a chunk of the area's name. */
export default function areasLoader() {
  const entries = areaWorkspaces.map((workspace) => {
    const folder = join(rootDir, workspace);
    const name = JSON.stringify(readPackage(folder).carcare.area);
    const entry = JSON.stringify(join(folder, 'src/index.ts'));
    return `  ${name}: () => import(/* webpackChunkName: ${name} */ ${entry}),`;
  });
  return ['export const areas = {', ...entries, '};', ''].join('\n');
}
