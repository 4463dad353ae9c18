export { serveMedia } from './serve-media';
export { serveWeb, type WebOptions } from './serve-web';
