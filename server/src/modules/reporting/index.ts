export { compareCheckpoint } from './checkpoint/compare-checkpoint';
export { reportingJobs } from './reporting.jobs';
export { reportingRoutes } from './reporting.routes';
export { runVerify } from './verify/run-verify';
export { readVerifyCall } from './verify/verify-call';
export { verifyInWords } from './verify/verify-contract';
