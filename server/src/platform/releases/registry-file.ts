import { type ReleaseRegistry, releaseRegistry } from 'shared-api/release';

/** `registry.json` where it lies: read by many, changed by one at a time. */
export interface RegistryFile {
  /** How long what was read may be believed without asking again, in milliseconds. */
  readonly freshForMs: number;
  /** Null before the first change. */
  read(): Promise<string | null>;
  /** Differs whenever the content does, and costs less to ask for. */
  state(): Promise<string | null>;
  /**
   * Puts what `change` makes of the present content in its place, whole, while no other writer does. `change` may run
   * again with newer content; what it throws leaves everything as it was.
   * @throws RegistryBusyError
   */
  update(change: (content: string | null) => string): Promise<void>;
}

export const registryName = 'registry.json';

export function parseRegistry(content: string | null): ReleaseRegistry {
  return content === null ? { revision: 0, pieces: {} } : releaseRegistry.parse(JSON.parse(content));
}
