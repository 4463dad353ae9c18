const { isNativeError } = require('node:util').types;

/**
 * A test runs in a realm of its own, where an error of Node's file or network functions is no `instanceof Error`,
 * as it is outside of tests. This lets the realm's Error know all of them; its subclasses stay as they are.
 */
exports.knowNodeErrors = (realm) => {
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(realm.Error, Symbol.hasInstance, {
    value(instance) {
      return ordinary.call(this, instance) || (this === realm.Error && isNativeError(instance));
    },
  });
};
