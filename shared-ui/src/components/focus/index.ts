export { isFocusLost } from './is-focus-lost';
export { useFocusBack } from './use-focus-back';
