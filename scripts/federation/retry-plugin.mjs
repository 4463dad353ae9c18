/**
 * Lets an area's chunks follow its entry: an entry that was loaded as `remoteEntry.js?r=1` asks for `chunk.js?r=1`.
 * The browser holds on to an address that hangs, so a retry needs new addresses for everything.
 */
export class RetryPlugin {
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

    class RetryRuntimeModule extends RuntimeModule {
      constructor() {
        super('retry addresses', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        const nameOf = RuntimeGlobals.getChunkScriptFilename;
        return [
          'var script = document.currentScript;',
          'var query = script ? new URL(script.src).search : "";',
          `var nameOf = ${nameOf};`,
          `${nameOf} = function (id) { return nameOf(id) + query; };`,
        ].join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap('RetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('RetryPlugin', (chunk) => compilation.addRuntimeModule(chunk, new RetryRuntimeModule()));
    });
  }
}
