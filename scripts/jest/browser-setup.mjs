import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { BlobReader } from './blob-reader.mjs';

// The default of one second is too short for a lazy page on a busy machine; what never comes still ends the test.
configure({ asyncUtilTimeout: 10_000 });

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
