export { exampleContract, exampleOffer } from './examples';
export { type Answer, provideTestHost } from './provide-test-host';
