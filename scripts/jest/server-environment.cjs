const { TestEnvironment } = require('jest-environment-node');
const { knowNodeErrors } = require('./node-errors.cjs');

/** Node as the server finds it. */
class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    knowNodeErrors(this.global);
  }
}

module.exports = ServerEnvironment;
