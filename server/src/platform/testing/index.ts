export { type BuiltWorker, builtWorker } from './built-worker';
export { countStatements, statementsOf } from './count-statements';
export { multipart } from './multipart';
export { portOf } from './port-of';
export { type SignedIn, type TestApp, type TestRequest, testApp } from './test-app';
export { testDatabase } from './test-database';
export { untilAwaited } from './until-awaited';
