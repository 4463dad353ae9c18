export { destroyAccount } from './erasure/erase-account';
export { wouldBeKept } from './erasure/would-be-kept';
export { exportData } from './export/export-data';
export type { PersonalDataContext } from './personal-data.context';
export { personalDataJobs } from './personal-data.jobs';
export { personalDataRoutes } from './personal-data.routes';
export { consentHistory } from './privacy/consent-history';
export { publishedRetention } from './retention/retention';
