import './browser-gaps';

export { expectAccessible } from './expect-accessible';
export { renderWithHost, TestHost, testQueryClient } from './render-with-host';
