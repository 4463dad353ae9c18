export { serveWeb, type WebOptions } from './serve-web';
