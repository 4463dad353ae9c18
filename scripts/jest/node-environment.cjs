const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { rememberStorages } = require('./async-storages.cjs');

/**
 * What an object has under its names, to be put back later. What has a symbol for a name is jest's own, or a package's
 * that stays loaded.
 */
function remember(object, names = () => Object.getOwnPropertyNames(object)) {
  const before = new Map(names().map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]));
  return () => {
    for (const name of names()) if (!before.has(name)) delete object[name];
    for (const [name, descriptor] of before)
      if (Object.getOwnPropertyDescriptor(object, name)?.value !== descriptor.value)
        Object.defineProperty(object, name, descriptor);
  };
}

/**
 * Node itself and no realm beside it: errors, dates and buffers are those that Node's own functions give, as outside of
 * tests. What a test file leaves in the global object or in the process's environment is taken back after it.
 */
class NodeEnvironment {
  #putBack = [
    remember(globalThis),
    remember(process.env),
    // jest puts its own in place, for each test file around the one before.
    remember(process, () => ['exit']),
    rememberStorages(),
  ];

  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const putBack of this.#putBack) putBack();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none: `NodeRuntime` runs modules in Node's. */
  getVmContext() {
    return null;
  }
}

module.exports = NodeEnvironment;
