require('./quick-rules.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { rememberStorages } = require('./async-storages.cjs');
const { knowNodeErrors } = require('./node-errors.cjs');

/**
 * What every browser has and jsdom lacks, or has in a form that does not fit Node's fetch
 * (a request takes only the signal and file classes of its own family). FormData stays jsdom's: React reads the
 * page's forms with it.
 */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CompressionStream',
  'DecompressionStream',
  'File',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** A channel that a test forgets to close must not keep the test run alive. */
class UnheldBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with the parts of Node that the browsers we support have too. */
class BrowserEnvironment extends TestEnvironment {
  #endStorages = rememberStorages();

  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { url: 'http://localhost/', ...config.projectConfig.testEnvironmentOptions },
        },
      },
      context,
    );
    for (const name of fromNode) this.global[name] = globalThis[name];
    knowNodeErrors(this.global);
    this.global.BroadcastChannel = UnheldBroadcastChannel;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  async teardown() {
    await super.teardown();
    this.#endStorages();
  }
}

module.exports = BrowserEnvironment;
