const path = require('node:path');
const CompileOnceRuntime = require('./runtime.cjs');

const isPackage = (file) => file.includes(`${path.sep}node_modules${path.sep}`);

/**
 * The runtime of tests that run in Node itself and in no realm of their own: packages are Node's to load, once a worker,
 * as they are in production; the workspaces' own modules are each test file's.
 */
class NodeRuntime extends CompileOnceRuntime {
  runScript(script) {
    return script.runInThisContext();
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const file = this._resolution.resolveCjs(from, moduleName);
      if (isPackage(file)) return require(file);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = NodeRuntime;
