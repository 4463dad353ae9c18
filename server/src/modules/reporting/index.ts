export { reportingJobs } from './reporting.jobs';
export { reportingRoutes } from './reporting.routes';
export { runVerify } from './verify/run-verify';
export { verifyCommand } from './verify/verify-command';
export { verifyInWords } from './verify/verify-contract';
