export { ApiError, ConnectionError, isApiError, isFieldError } from './api-error';
export { type Failure, type FailureCode, failure, failureCodes, failureStatus } from './failure';
export { failuresOf } from './failures-of';
