export { severalAtOnce } from './several-at-once';
