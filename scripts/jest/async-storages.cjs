const hooks = require('node:async_hooks');

/**
 * Remembers each AsyncLocalStorage that is made from now on: jest makes one a test file, and so do our modules. Node
 * hands every promise of the process the values of all of them until somebody says that they are over.
 * @returns {() => void} ends them
 */
function rememberStorages() {
  const { AsyncLocalStorage } = hooks;
  const made = [];
  hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor(...args) {
      super(...args);
      made.push(this);
    }
  };
  return () => {
    hooks.AsyncLocalStorage = AsyncLocalStorage;
    for (const storage of made) storage.disable();
  };
}

module.exports = { rememberStorages };
