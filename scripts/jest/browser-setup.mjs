import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import React from 'react';
import { BlobReader } from './blob-reader.mjs';

// The default of one second is too short for a lazy page on a busy machine; what never comes still ends the test.
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();

configure({
  /**
   * What a test waits for is looked for at each change of the page, and the error of each time in vain would have the
   * whole page written into it: a twentieth of these tests' time. It stands in the one that ends the waiting.
   */
  getElementError(message, container) {
    if (message === null || !getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

/**
 * React notes with each element where it was made, for the first 10,000 in a second: a fifth of these tests' time, spent on
 * traces that none of them reads. It is told that it has noted enough.
 */
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set() {} },
);

/** jsdom has no layout: these parts of the browser are present and report nothing. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const mediaQuery = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// A test may ask for the node environment, to see what the server's rendering sees.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    FileReader: BlobReader,
    matchMedia: mediaQuery,
    ResizeObserver: QuietObserver,
    IntersectionObserver: QuietObserver,
    scrollTo() {},
  });
  Object.assign(Element.prototype, {
    scrollTo() {},
    scrollIntoView() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
  });
}
