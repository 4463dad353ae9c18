export { CopyButton } from './copy-button';
export { DateText } from './date-text';
export { Fingerprint } from './fingerprint';
export { Money } from './money';
export { Whole } from './whole';
