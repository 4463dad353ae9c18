import './browser-gaps';

export { expectAccessible } from './expect-accessible';
export { renderWithHost, TestHost } from './render-with-host';
export { stubAuthenticator } from './stub-authenticator';
