import type { Queries } from './queries';

export type EngineKind = 'pglite' | 'postgres';

/** Runs plain SQL, several statements at once, inside one transaction on one connection. */
export type Script = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** What an engine gives to the one entry point in `database.ts`. */
export interface Engine {
  readonly kind: EngineKind;
  readonly queries: Queries;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Fails at once when the database does not answer. */
  ping(): Promise<void>;
  script<T>(work: (run: Script) => Promise<T>): Promise<T>;
  /** The embedded database in a folder as one archive; null where there is none, or programs of its own for that. */
  readonly copy: (() => AsyncIterable<Uint8Array>) | null;
  close(): Promise<void>;
}
