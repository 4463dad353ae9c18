const providedType = 'provide-module';

/** Fails the shell's build when it does not provide a door of the table: an area that asks for it could not start. */
export class ProvidedDoorsPlugin {
  constructor(doors) {
    this.doors = doors;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ProvidedDoorsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ProvidedDoorsPlugin', (modules) => {
        const provided = new Set(
          [...modules].filter(({ type }) => type === providedType).map((module) => module._name),
        );
        for (const door of this.doors.filter((name) => !provided.has(name))) {
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `The shell does not provide ${door}: import it in shell/src/boot/doors.ts or, a lazy one, in shell/src/remotes/warm-doors.ts.`,
            ),
          );
        }
      });
    });
  }
}
