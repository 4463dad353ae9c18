/** Examples of contracts and dealers, and the server that answers them, for tests of pages at a desk. */
export { contractRowWith, exampleRows } from '../common/testing/contract-rows';
export { exampleAnalytics } from '../common/testing/example-analytics';
export { listQueries, pageOf, provideManagerServer } from '../common/testing/manager-server';
export { staffContractWith } from '../common/testing/staff-contract';
export { exampleStores, storeWith } from '../common/testing/stores';
