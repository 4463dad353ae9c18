const name = 'EntryIdPlugin';

/** What federation puts in front of a build: a module without a file, with the paths of the library in its source. */
const isEntry = (module) => (module.rootModule ?? module).resource?.startsWith('data:text/javascript') === true;

/**
 * Gives federation's own entry an id that does not hang on the folder, as webpack's would, and with it the ids that others
 * get and the names of all files: the same sources are the same build wherever they lie.
 */
export class EntryIdPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, before: 'DeterministicModuleIdsPlugin' }, (modules) => {
        for (const module of modules) if (isEntry(module)) compilation.chunkGraph.setModuleId(module, 'federation');
      });
    });
  }
}
