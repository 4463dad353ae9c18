import type { Readable } from 'node:stream';
import type { Access, Answer, Entry, FileAnswer, RequestOf, Schema } from 'shared-api/kernel';
import type * as z from 'zod/mini';
import type { Account, Caller } from '../auth';
import type { TemporaryFile, TemporaryFolder } from '../files';
import type { Scope } from '../scope';

/** A file that came in, its type told by its content; it and what is made of it are gone once the call is answered. */
export interface UploadedFile extends TemporaryFile, TemporaryFolder {
  readonly name: string;
  readonly mediaType: string;
}

/** Where a call comes from. */
export interface Client {
  /** The address that limits count by: IPv6 by its /64. Never to be logged. */
  readonly address: string;
  readonly isLoopback: boolean;
  readonly userAgent: string;
}

interface CallBase<E extends Entry> extends RequestOf<E> {
  readonly requestId: string;
  readonly client: Client;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Any other header, in small letters. */
  header(name: string): string | undefined;
  /** The JSON body to the byte, for signatures over it. */
  readonly rawBody: string;
  /**
   * Compares the record's version with `If-Match`, where the client sent it. To be called after the checks on status.
   * @throws Refusal `stale`
   */
  expectVersion(version: number): void;
}

type WhoCalls<A extends Access> = A extends 'anybody' | 'demo' | 'provider'
  ? { readonly caller: Caller }
  : { readonly caller: Account; readonly scope: Scope };

type WithFile<E extends Entry> = E extends { file: object } ? { readonly file: UploadedFile } : unknown;

/** What a handler receives: everything checked, the caller allowed. */
export type Call<E extends Entry> = CallBase<E> & WhoCalls<E['access']> & WithFile<E>;

export interface SetCookie {
  readonly name: string;
  /** Null takes the cookie away. */
  readonly value: string | null;
  readonly path: string;
  readonly maxAgeSeconds?: number;
}

interface Extras {
  /** The record's version: becomes the `ETag`, with the view beside it. */
  readonly version?: number;
  readonly view?: string;
  readonly cookies?: readonly SetCookie[];
}

export interface FileContent {
  readonly content: Buffer | Readable;
  /** Bytes of a stream, where they are known beforehand. */
  readonly size?: number;
  readonly mediaType: string;
  readonly name: string;
  /** Shown in the page instead of saved. */
  readonly inline?: boolean;
  /** Of a table that is written while it goes out: how many rows it will have, said in `X-Total-Rows`. */
  readonly rows?: number;
}

type ReplyWith<S, A extends Answer> = A extends null
  ? Extras & { readonly status: S }
  : A extends FileAnswer
    ? Extras & { readonly status: S; readonly file: FileContent }
    : A extends Schema
      ? Extras & { readonly status: S; readonly body: z.input<A> }
      : never;

/** What a handler answers: one of the entry's successes. Refusals are thrown. */
export type Reply<E extends Entry> = {
  [S in keyof E['answers'] & number]: ReplyWith<S, E['answers'][S]>;
}[keyof E['answers'] & number];

/** Any reply, as the kernel sends it. */
export interface AnyReply extends Extras {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: FileContent;
}

/** Any call, as the kernel makes it. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly requestId: string;
  readonly client: Client;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly rawBody: string;
  readonly caller: Caller;
  readonly scope: Scope | undefined;
  readonly file: UploadedFile | undefined;
  header(name: string): string | undefined;
  expectVersion(version: number): void;
}

/** What a provider's signature is checked against, before anything else of the body is looked at. */
export interface Proof {
  readonly rawBody: string;
  header(name: string): string | undefined;
}

export interface HandlerOptions<E extends Entry> {
  /** For `access: 'provider'`: throws a Refusal unless the signature holds. */
  prove?(proof: Proof): void;
  /** Cookies for an answer that is replayed by its Idempotency-Key: a replayed create-new sets a fresh grant. */
  replayCookies?(call: Call<E>, body: unknown): Promise<readonly SetCookie[]>;
}

/** An entry with what answers it. The kernel has checked a call before it passes it, so the types hold. */
export interface Implementation {
  readonly entry: Entry;
  handle(call: AnyCall): Promise<AnyReply>;
  prove?(proof: Proof): void;
  replayCookies?(call: AnyCall, body: unknown): Promise<readonly SetCookie[]>;
}

interface AnyOptions {
  prove?(proof: Proof): void;
  replayCookies?(call: AnyCall, body: unknown): Promise<readonly SetCookie[]>;
}

/** Binds a handler to an entry; the types of call and reply follow from the entry. */
export function implement<const E extends Entry, const R extends Reply<E>>(
  entry: E,
  handle: (call: Call<E>) => Promise<R>,
  options?: HandlerOptions<E>,
): Implementation;
export function implement(
  entry: Entry,
  handle: (call: AnyCall) => Promise<AnyReply>,
  options?: AnyOptions,
): Implementation {
  return { entry, handle, ...options };
}
