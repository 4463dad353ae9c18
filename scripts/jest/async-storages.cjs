const hooks = require('node:async_hooks');

/**
 * Remembers each AsyncLocalStorage that is made from now on: jest makes one a test file, and so do our modules. Node 20
 * and 22 hand every promise of the process the values of all of them until somebody says that they are over.
 * @returns {() => void} ends them
 */
function rememberStorages() {
  const { AsyncLocalStorage } = hooks;
  const asNodeHasIt = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');
  const made = [];
  class RememberedStorage extends AsyncLocalStorage {
    constructor(...args) {
      super(...args);
      made.push(this);
    }
  }
  // Defined and not assigned: from Node 22 on it is a getter.
  Object.defineProperty(hooks, 'AsyncLocalStorage', { configurable: true, enumerable: true, value: RememberedStorage });
  return () => {
    Object.defineProperty(hooks, 'AsyncLocalStorage', asNodeHasIt);
    for (const storage of made) storage.disable();
  };
}

module.exports = { rememberStorages };
