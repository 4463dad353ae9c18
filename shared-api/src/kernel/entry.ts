import type * as z from 'shared-api/schema';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call an entry. `anybody` never answers 401; `account` is any signed-in person; `staff` is a manager or an
 * admin; `demo` exists only in a demonstration; `provider` proves itself by a signature.
 */
export type Access = 'anybody' | 'account' | 'user' | 'manager' | 'admin' | 'staff' | 'demo' | 'provider';

/** Which limit counts a call. The limits themselves are settings of the server. */
export type RateClass =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'code'
  | 'create'
  | 'vin'
  | 'upload'
  | 'export'
  | 'report'
  | 'none';

/** An answer that is a file and not JSON. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly mediaTypes: readonly string[];
}

/** A file that travels beside the fields of a multipart body. */
export interface FileField {
  readonly field: string;
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

export type Schema = z.core.$ZodType;

/** What a success with no body of its own answers: 204. */
export type Answer = Schema | FileAnswer | null;

export interface Entry {
  readonly method: Method;
  /** Below `/api/v1`, with parameters in braces: `/public/contracts/{contract_uid}/sign`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly rate: RateClass;
  /**
   * Needs a password or a second step of the last 10 minutes, else 403 `step_up_required`: always, or only when the body
   * holds one of these fields.
   */
  readonly recentProof?: true | readonly string[];
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Strict: a field that is not listed is refused. */
  readonly body?: Schema;
  /** Present when the body is multipart; `body` then describes its text fields. */
  readonly file?: FileField;
  /** Successes by status; failures follow from access, rate and content (see `errors/failures-of`). */
  readonly answers: Readonly<Record<number, Answer>>;
}

/**
 * What is needed to send a call and to read its answer. In the browser the client's contracts are no more than this:
 * schemas do not travel with it (scripts/federation/routes-loader.mjs).
 */
export interface Route extends Pick<Entry, 'method' | 'path' | 'file'> {
  readonly answers: Readonly<Record<number, object | null>>;
}

/** A named group of entries: one area a file. */
export type Contract = Readonly<Record<string, Entry>>;

/** Keeps the literal types of a group of entries and checks their shape. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** A success whose body is a file of one of these media types. */
export function fileAnswer(...mediaTypes: string[]): FileAnswer {
  return { kind: 'file', mediaTypes };
}

export function isFileAnswer(answer: object | null): answer is FileAnswer {
  return answer !== null && 'kind' in answer && answer.kind === 'file';
}
