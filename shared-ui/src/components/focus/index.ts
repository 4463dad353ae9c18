export { isFocusLost } from './is-focus-lost';
export { useFocusBack } from './use-focus-back';
export { useFocusOnward } from './use-focus-onward';
