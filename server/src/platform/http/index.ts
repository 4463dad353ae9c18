export { bearerToken } from './authorise';
export { checkContent } from './check-content';
export { maskedAddress } from './client-address';
export { createServer } from './create-server';
export { createDrain, type Drain, endConnections } from './drain';
export { refusalOf } from './failure-answer';
export { createIdempotency } from './idempotency';
export {
  type Call,
  type Client,
  type FileContent,
  type Implementation,
  implement,
  type SetCookie,
  type UploadedFile,
} from './implement';
export { acceptsBrotli } from './packed-answer';
export { pageMeta } from './page-meta';
export { createRateLimiter } from './rate-limits';
export { apiBase, registerApi } from './register-api';
export { setCookies } from './send';
