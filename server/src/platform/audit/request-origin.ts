import { AsyncLocalStorage } from 'node:async_hooks';

/** Where something that is written down came from. */
export interface Origin {
  /** The client's address, its last half left out. */
  readonly address: string;
  /** The same, whole: kept for what staff does, and for a time only. */
  readonly wholeAddress: string;
  readonly request_id: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Whatever `work` writes into the audit bears this origin: those who write need not hand it on. */
export function withOrigin<T>(origin: Origin, work: () => T): T {
  return origins.run(origin, work);
}

/** Null for what the server does by itself. */
export function presentOrigin(): Origin | null {
  return origins.getStore() ?? null;
}
