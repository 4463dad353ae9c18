const { Script } = require('node:vm');
const { handlePotentialSyntaxError } = require('@jest/transform');
const { default: Runtime } = require('jest-runtime');

/** What a worker made of each source, for all of its test files. */
const transformed = new Map();
const compiled = new Map();

/** A file as a function of what jest hands to a module; it belongs to no realm until it runs in one. */
function scriptOf(filename, source, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}

/**
 * jest's runtime, which reads, transforms and compiles a source once a worker and not once a test file. Every test file
 * still runs its modules itself.
 */
class CompileOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const globalConfig = args.at(-1);
    // Sources change while somebody watches.
    if (!globalConfig.watch && !globalConfig.watchAll) this.#transformOnce();
    this.executor.compile = (source, filename) => {
      try {
        return this.runScript(scriptOf(filename, source, this.executor.injectedModuleParameters));
      } catch (error) {
        throw handlePotentialSyntaxError(error);
      }
    };
  }

  /** @returns what a script gives in the realm of the test file; null when that is gone */
  runScript(script) {
    const realm = this._environment.getVmContext();
    return realm && script.runInContext(realm);
  }

  #transformOnce() {
    const cache = this.transformCache;
    const transform = cache.transform.bind(cache);
    cache.transform = (filename, options) => {
      if (options?.isInternalModule) return transform(filename, options);
      if (!transformed.has(filename)) {
        transform(filename, options);
        transformed.set(filename, cache.getEntries().get(filename));
      }
      const file = transformed.get(filename);
      cache.getEntries().set(filename, file);
      if (file.sourceMapPath) cache.getSourceMaps().set(filename, file.sourceMapPath);
      return file.code;
    };
  }
}

module.exports = CompileOnceRuntime;
