/**
 * Has a build ask for its chunks by their path, as the server writes them into the page: webpack then waits for the
 * script that is on its way, and does not ask a second time. What comes from another origin keeps its whole address.
 */
export class PagePathPlugin {
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

    class PagePathRuntimeModule extends RuntimeModule {
      constructor() {
        super('page path', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        const base = RuntimeGlobals.publicPath;
        // Style sheets are run when they are built, too, where there is no page.
        return [
          'var origin = globalThis.location?.origin;',
          `if (origin && ${base}.startsWith(origin + "/")) ${base} = ${base}.slice(origin.length);`,
        ].join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap('PagePathPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('PagePathPlugin', (chunk) => compilation.addRuntimeModule(chunk, new PagePathRuntimeModule()));
    });
  }
}
