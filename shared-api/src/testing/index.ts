export { exampleContract, exampleOffer, exampleRequest, exampleUser } from './examples';
export { type Answer, provideTestHost } from './provide-test-host';
export { refusal } from './refusal';
