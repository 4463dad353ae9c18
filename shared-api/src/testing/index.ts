export { exampleContract, exampleOffer, exampleUser } from './examples';
export { type Answer, provideTestHost } from './provide-test-host';
