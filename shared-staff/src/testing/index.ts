/** Examples of contracts and dealers, and the server that answers them, for tests of pages at a backOffice. */
export { contractRowWith, exampleRows } from '../common/testing/contract-rows';
export { exampleAnalytics } from '../common/testing/example-analytics';
export { staffContractWith } from '../common/testing/staff-contract';
export { listQueries, pageOf, provideManagerServer, provideOperatorServer } from '../common/testing/staff-server';
export { exampleStores, storeWith } from '../common/testing/stores';
