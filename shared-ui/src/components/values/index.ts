export { CopyButton } from './copy-button';
export { copyText } from './copy-text';
export { DateText } from './date-text';
export { Fingerprint } from './fingerprint';
export { Money } from './money';
export { Whole } from './whole';
