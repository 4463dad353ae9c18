import { join, sep } from 'node:path';
import { packageFolder } from './packages.mjs';

const uiDir = join(packageFolder('shared-ui'), 'src') + sep;
const componentsDir = join(uiDir, 'components') + sep;

/** Whether a file belongs to shared-ui's core, of which areas carry no copy. */
export function isCore(file) {
  return file.startsWith(uiDir) && !file.startsWith(componentsDir);
}

/** Fails an area's build that carries a copy of shared-ui's core: its state and its styles would exist twice. */
export class NoCorePlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NoCorePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoCorePlugin', (modules) => {
        const copies = [...modules].map(({ resource }) => resource).filter((file) => file && isCore(file));
        const sentence = (file) => `An area would carry a copy of ${file}: import it by an entry point of the shell.`;
        compilation.errors.push(...copies.map((file) => new WebpackError(sentence(file))));
      });
    });
  }
}
