import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserInputs } from '../lib/builds.mjs';
import { compressBelow } from '../lib/compress.mjs';
import { browserWorkspaces } from '../lib/files.mjs';
import { bin, run } from '../lib/run.mjs';
import { hashOf, isStamped, stamp, unstamp } from '../lib/stamps.mjs';
import { ordinaryFolder } from './manifests.mjs';

const manifest = path.join(ordinaryFolder, 'ordinary.json');
const config = path.join(import.meta.dirname, 'ordinary/webpack.config.mjs');

/**
 * Builds the same sources as one ordinary application, if they have changed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildOrdinary() {
  const hash = hashOf([...browserInputs, ...browserWorkspaces, 'scripts/composition']);
  if (isStamped('build-ordinary', hash) && existsSync(manifest)) return { code: 0, output: '' };
  unstamp('build-ordinary');
  const result = await run([bin('webpack'), '--config', config, '--mode', 'production']);
  if (result.code !== 0) return result;
  await compressBelow(ordinaryFolder);
  stamp('build-ordinary', hash);
  return result;
}
