import type { ReleaseRegistry } from 'shared-api/release';
import type { RegistryFile } from './registry-file';

interface Known {
  readonly state: string | null;
  readonly registry: ReleaseRegistry;
  /** On the process's own clock, in milliseconds. */
  readonly askedAt: number;
}

export interface RegistryView {
  current(): Promise<ReleaseRegistry>;
  /** The registry was changed here: the next one who asks reads it anew. */
  forget(): void;
}

/**
 * The registry as pages read it, which is often: again only when it has changed. While it cannot be read, what was
 * known last goes on.
 */
export function createRegistryView(
  file: RegistryFile,
  parse: (content: string | null) => ReleaseRegistry,
): RegistryView {
  let known: Known | undefined;
  let asking: Promise<ReleaseRegistry> | undefined;
  let changes = 0;

  async function ask(before: Known | undefined): Promise<ReleaseRegistry> {
    const askedAt = performance.now();
    const changesSeen = changes;
    const remember = (found: Known) => {
      // A change that was made here meanwhile is newer than what was read.
      if (changesSeen === changes) known = found;
      return found.registry;
    };
    try {
      const state = await file.state();
      const registry = before?.state === state && before !== undefined ? before.registry : parse(await file.read());
      return remember({ state, registry, askedAt });
    } catch (error) {
      if (before === undefined) throw error;
      return remember({ ...before, askedAt });
    }
  }

  return {
    current() {
      if (known !== undefined && performance.now() - known.askedAt < file.freshForMs)
        return Promise.resolve(known.registry);
      asking ??= ask(known).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget() {
      changes += 1;
      known = known && { ...known, state: null, askedAt: Number.NEGATIVE_INFINITY };
      asking = undefined;
    },
  };
}
