import type { AnswerOf, CallOf, Contract, Entry, Route } from '../kernel';

/** What a transport has to send: already a filled path, nothing of HTTP libraries. */
export interface Outgoing {
  readonly entry: Route;
  /** Below the API's base, parameters filled in. */
  readonly path: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly options: CallOptions;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Kept by the caller over retries, so that a repeated call has one effect. */
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  /** The caller shows failures itself: the shell then shows no notification for 404, 422 and 429. */
  readonly quiet?: boolean;
  /** The caller says itself what was done: the shell then shows no notification of a success. */
  readonly saysSuccess?: boolean;
  /** Nobody asked for it at this moment: nothing is shown of it but the end of a session or of a permission. */
  readonly background?: boolean;
  /** For an entry that answers a file: reads it as it comes; what it returns becomes the received file's blob. */
  readonly readBody?: (body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<Blob>;
}

/** Sends a request and gives the body of a success; throws `ApiError` or `ConnectionError`. */
export type Send = (outgoing: Outgoing) => Promise<unknown>;

/** A typed function for an entry. Entries that take nothing may be called with nothing. */
export type Call<E extends Entry> =
  unknown extends CallOf<E>
    ? (input?: undefined, options?: CallOptions) => Promise<AnswerOf<E>>
    : (input: CallOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>;

export type BoundClient<C extends Contract> = { readonly [K in keyof C]: Call<C[K]> };

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
}

/** Typed functions over any transport, one for each entry of a contract. */
export function bindClient<C extends Contract>(contract: C, send: Send): BoundClient<C>;
export function bindClient(
  contract: Readonly<Record<string, Route>>,
  send: Send,
): Record<string, (input?: Parts, options?: CallOptions) => Promise<unknown>> {
  return Object.fromEntries(
    Object.entries(contract).map(([name, entry]) => [
      name,
      (input: Parts = {}, options: CallOptions = {}) =>
        send({
          entry,
          path: fillPath(entry.path, input.params ?? {}),
          query: input.query,
          body: input.body,
          file: input.file,
          options,
        }),
    ]),
  );
}

/** `/contracts/{contract_uid}` with its parameters, escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
