export { EmptyState } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
