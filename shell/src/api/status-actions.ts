import type { CallOptions } from 'shared-api/client';
import type { ApiError } from 'shared-api/errors';
import type { Notice } from 'shared-api/host';

/** What a call was sent with, and whether somebody asked for it at this moment. */
export interface RefusedCall {
  readonly token: string | null;
  readonly background: boolean;
}

/** What the status table does, apart from showing notices. */
export interface StatusEffects {
  /** Shows a notice, and gives what closes it. */
  readonly notify: (notice: Notice) => () => void;
  readonly forceSignOut: (message: string, call: RefusedCall) => void;
  readonly goTo: (path: string, failure: ApiError) => void;
  /** Keeps a refusal's message and field errors in the session, as the specification asks. */
  readonly remember: (failure: ApiError) => void;
}

/** Where a second step is switched on; the page says what for. */
const securityPath = '/account/security';

/** Texts that the specification fixes to the letter. */
const deletedText = 'DELETED';

function messageOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;
}

/**
 * Specification, section 8, the successes: 201 and 202 show their message, 204 shows 'DELETED'. What nobody asked for
 * at this moment (`background`), or what the caller announces itself (`saysSuccess`), is not announced.
 */
export function actOnSuccess(
  status: number,
  answer: unknown,
  { background = false, saysSuccess = false }: Pick<CallOptions, 'background' | 'saysSuccess'>,
  { notify }: StatusEffects,
): void {
  const text = status === 204 ? deletedText : status === 201 || status === 202 ? messageOf(answer) : undefined;
  if (text !== undefined && !background && !saysSuccess) {
    notify({ text, type: 'success' });
  }
}

/** What the fields say, without what the message says already. */
function fieldSentences(failure: ApiError): string {
  const sentences = new Set(Object.values(failure.fields).flat());
  sentences.delete(failure.message);
  return [...sentences].join(' ');
}

function disabledPage(failure: ApiError): string {
  return failure.failure.code === 'account_disabled' ? '/error/account-disabled' : '/error/403';
}

/**
 * Specification, section 8, the failures. Other 4xx behave like 404 (calls.md).
 * A `quiet` call shows 404, 422 and 429 itself; a `background` call shows nothing that one can go on without.
 */
export function actOnFailure(
  failure: ApiError,
  { token, quiet = false, background = false }: Pick<CallOptions, 'quiet' | 'background'> & Pick<RefusedCall, 'token'>,
  effects: StatusEffects,
): void {
  const show = (text: string) => effects.notify({ text, type: 'error' });
  switch (failure.status) {
    case 401:
      effects.forceSignOut(failure.message, { token, background });
      return;
    case 403:
      if (failure.failure.code === 'second_step_required') {
        effects.goTo(securityPath, failure);
        return;
      }
      show(failure.message);
      effects.goTo(disabledPage(failure), failure);
      return;
    case 422:
      effects.remember(failure);
      if (!quiet && !background) {
        show([failure.message, fieldSentences(failure)].filter((text) => text !== '').join(' '));
      }
      return;
    default:
      if (!background && (!quiet || failure.status >= 500)) {
        show(failure.message);
      }
  }
}
