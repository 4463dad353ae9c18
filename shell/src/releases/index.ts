export { followReleases } from './follow-releases';
export { recoverArea } from './recover-area';
export { renewArea } from './renew-area';
export { wayInto } from './way-into';
