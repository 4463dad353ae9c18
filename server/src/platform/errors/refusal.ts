import { type FailureCode, failureStatus } from 'shared-api/errors';
import type { FileField } from 'shared-api/kernel';
import { t, waitText } from '../i18n';
import { formatNames } from './format-names';
import { messages } from './messages';

/** Sentences by field name. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal that the caller hears: thrown anywhere below a handler, answered by the HTTP kernel. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: FailureCode,
    message: string,
    readonly errors?: FieldErrors,
    /** For 429 and 503. */
    readonly retryAfterSeconds?: number,
    /** For 412: the record as it is now. */
    readonly data?: unknown,
  ) {
    super(message);
  }

  get status(): number {
    return failureStatus[this.code];
  }
}

/** 422 on fields: `invalid({ vin: ['...'] })`. The message is the first sentence unless one is given. */
export function invalid(errors: FieldErrors, message?: string): Refusal {
  return new Refusal('validation', message ?? Object.values(errors)[0]?.[0] ?? t(messages.validation), errors);
}

/** 413 on a file: how large it may be. */
export function fileTooLarge({ field, maxBytes }: FileField): Refusal {
  const sentence = t(messages.fileTooLarge, { megabytes: Math.max(1, Math.floor(maxBytes / 1024 / 1024)) });
  return new Refusal('too_large', sentence, { [field]: [sentence] });
}

/** 422 on a file: nothing is in it, which tells of no type. */
export function emptyFile({ field }: FileField): Refusal {
  return invalid({ [field]: [t(messages.fileEmpty)] });
}

/** 415 on a file: what it may be. */
export function wrongFileType({ field, mediaTypes }: FileField): Refusal {
  const sentence = t(messages.fileType, { formats: formatNames(mediaTypes) });
  return new Refusal('media_type', sentence, { [field]: [sentence] });
}

/** 422: the contract's status does not allow it. */
export function wrongStatus(sentence: string): Refusal {
  return new Refusal('status', sentence, { status: [sentence] });
}

/** 422: one answer for a wrong, an old and a used code. */
export function wrongCode(sentence = t(messages.otpInvalid), field = 'otp_code'): Refusal {
  return new Refusal('otp_invalid', sentence, { [field]: [sentence] });
}

/** 422: the link alone is not enough. */
export function accessCodeRequired(): Refusal {
  return new Refusal('access_code_required', t(messages.accessCode));
}

/** 422 on `package_id` or `store_uid`: what was shown is no longer on offer. */
export function offerChanged(errors: FieldErrors): Refusal {
  return new Refusal('offer_changed', t(messages.offerChanged), errors);
}

const endOfSession = { expired: messages.sessionExpired, closed: messages.sessionClosed } as const;

/** 401: nobody is signed in, or no longer; why, where that is known. */
export function unauthenticated(why: keyof typeof endOfSession | null = null): Refusal {
  return new Refusal('unauthenticated', t(why === null ? messages.unauthenticated : endOfSession[why]));
}

/** 403: a role is missing. */
export function forbidden(): Refusal {
  return new Refusal('forbidden', t(messages.forbidden));
}

/** 403: the account was switched off. */
export function accountDisabled(): Refusal {
  return new Refusal('account_disabled', t(messages.accountDisabled));
}

/** 403: a password or a second step of the last minutes is needed. */
export function stepUpRequired(): Refusal {
  return new Refusal('step_up_required', t(messages.stepUpRequired));
}

/** 403: staff without an authenticator app, where one is the rule. */
export function secondStepRequired(): Refusal {
  return new Refusal('second_step_required', t(messages.secondStepRequired));
}

/** 404, byte for byte the same for what does not exist and for what the caller may not know of. */
export function notFound(): Refusal {
  return new Refusal('not_found', t(messages.notFound));
}

/**
 * 412: somebody else changed the record since it was read.
 * @param fresh the record as it is now, so that both versions can be shown side by side
 */
export function stale(fresh?: unknown): Refusal {
  return new Refusal('stale', t(messages.stale), undefined, undefined, fresh);
}

/** 429 with Retry-After; a field's own sentence where the page has a place for it, which says how long to wait, too. */
export function tooMany(retryAfterSeconds: number, errors?: FieldErrors): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const message = Object.values(errors ?? {})[0]?.[0] ?? t(messages.tooManyRequests, { wait: waitText(seconds) });
  return new Refusal('too_many_requests', message, errors, seconds);
}

/** 503 with Retry-After: a part that is needed is away, and nothing was changed. */
export function unavailable(sentence = t(messages.unavailable), retryAfterSeconds = 5): Refusal {
  return new Refusal('unavailable', sentence, undefined, retryAfterSeconds);
}

/** 503: a stored file is missing or broken; somebody has to bring it back, which takes longer than a moment. */
export function unreadableFile(): Refusal {
  return unavailable(t(messages.unreadableFile), 300);
}

/** 409: a call with this Idempotency-Key is still at work; with Retry-After. */
export function inProgress(): Refusal {
  return new Refusal('in_progress', t(messages.inProgress), undefined, 1);
}

/** 409 as well: the process that was at work is gone, and its effect is there. Asking again would have it once more. */
export function alreadyDone(): Refusal {
  return new Refusal('in_progress', t(messages.alreadyDone));
}

/** 413: a body, or one field of a form, is too large. */
export function tooLarge(field?: string): Refusal {
  const sentence = t(messages.tooLarge);
  return new Refusal('too_large', sentence, field === undefined ? undefined : { [field]: [sentence] });
}

/** 415: the body is not of the kind that the entry takes. */
export function wrongMediaType(): Refusal {
  return new Refusal('media_type', t(messages.mediaType));
}

/** 405: the address has no entry with this method. */
export function methodNotAllowed(): Refusal {
  return new Refusal('method_not_allowed', t(messages.methodNotAllowed));
}

/** 501: an entry that nothing implements yet. */
export function notBuilt(): Refusal {
  return new Refusal('not_built', t(messages.notBuilt));
}

/** 507: the disk is full; reading goes on. */
export function noSpace(): Refusal {
  return new Refusal('no_space', t(messages.noSpace));
}

/** 500: a fault of ours; the sentence bears the request's id. */
export function internal(requestId: string): Refusal {
  return new Refusal('internal', t(messages.internal, { requestId }));
}
