export { headingNear, type Path, pathTo } from './heading-near';
export { isFocusLost } from './is-focus-lost';
export { useFocusAhead } from './use-focus-ahead';
export { useFocusBack } from './use-focus-back';
export { useFocusOnward } from './use-focus-onward';
export { useFocusUp } from './use-focus-up';
