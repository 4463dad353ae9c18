export { readAfterOutage } from '../api/after-outage';
export { measurePages } from '../api/measure-pages';
export { decideEntry } from './decide-entry';
export { followReleases } from './follow-releases';
export { renewArea } from './renew-area';
export { substituteFor } from './substitute-version';
