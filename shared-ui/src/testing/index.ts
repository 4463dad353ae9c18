import './browser-gaps';

export { expectAccessible } from './expect-accessible';
export { inForcedColors } from './in-forced-colors';
export { inWindow } from './in-window';
export { loadAgain } from './load-again';
export { renderWithHost, TestHost } from './render-with-host';
export { stubAuthenticator } from './stub-authenticator';
