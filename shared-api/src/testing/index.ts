export { type Answer, provideTestHost } from './provide-test-host';
