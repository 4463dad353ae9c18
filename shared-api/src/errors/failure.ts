import * as z from 'shared-api/schema';

/** Every refusal has one of these codes (calls.md, Rules for all). */
export const failureCodes = [
  'validation', // 422: something in the content is wrong; `errors` says where
  'status', // 422: the contract's status does not allow it
  'otp_invalid', // 422: a wrong, old or used one-time code, one answer for all three
  'access_code_required', // 422: the link alone is not enough, a code or a sign-in is needed
  'offer_changed', // 422: package, store or total are no longer what was shown
  'unauthenticated', // 401: no valid session
  'forbidden', // 403: a role is missing
  'account_disabled', // 403: the account was switched off
  'step_up_required', // 403: the person has to confirm by password or code first (account/confirm-identity)
  'second_step_required', // 403: who works here signs in with a second step, and has none yet
  'not_found', // 404: no such row, or one that the caller may not know of
  'method_not_allowed', // 405
  'in_progress', // 409: the same Idempotency-Key is still at work
  'stale', // 412: somebody else changed the record since it was read
  'too_large', // 413
  'media_type', // 415
  'too_many_requests', // 429, with Retry-After
  'unavailable', // 503, with Retry-After
  'no_space', // 507: the disk is full, nothing was changed
  'internal', // 500
  'not_built', // 501
] as const;
export type FailureCode = (typeof failureCodes)[number];

export const failure = z.object({
  message: z.string(),
  code: z.enum(failureCodes),
  /** Sentences by field name. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** With 412: the record as it is now, in the shape that a success would have. */
  data: z.optional(z.unknown()),
  request_id: z.string(),
});
export type Failure = z.infer<typeof failure>;

export const failureStatus = {
  validation: 422,
  status: 422,
  otp_invalid: 422,
  access_code_required: 422,
  offer_changed: 422,
  unauthenticated: 401,
  forbidden: 403,
  account_disabled: 403,
  step_up_required: 403,
  second_step_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  in_progress: 409,
  stale: 412,
  too_large: 413,
  media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  no_space: 507,
  internal: 500,
  not_built: 501,
} as const satisfies Record<FailureCode, number>;
