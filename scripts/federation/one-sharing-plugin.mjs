const name = 'OneSharingPlugin';

/**
 * Leaves webpack's own share scope out of a build: federation brings one that replaces it before anything reads it, and
 * the table of all that is shared would be sent twice.
 */
export class OneSharingPlugin {
  apply(compiler) {
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.shareScopeMap)
        .tap({ name, before: 'RuntimePlugin' }, () => true);
    });
  }
}
