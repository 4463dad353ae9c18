/** Calls that the shell alone sends, and seldom. */
export { system } from '../contracts/system';
export { type ApiClient, createApiClient } from './api-client';
export {
  type BoundClient,
  bindClient,
  type Call,
  type CallOptions,
  fillPath,
  type Outgoing,
  type Send,
} from './bind-client';
