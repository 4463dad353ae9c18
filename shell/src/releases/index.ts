export { followReleases } from './follow-releases';
export { renewArea } from './renew-area';
export { substituteFor } from './substitute-area';
export { wayInto } from './way-into';
