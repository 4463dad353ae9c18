/** Calls that the shell alone sends, and seldom. */
export { system } from '../contracts/system';
export { type ApiClient, createApiClient } from './api-client';
export type { BoundClient, CallOptions, Outgoing, Send } from './bind-client';
