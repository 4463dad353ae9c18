import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseRegistry } from 'shared-api/release';
import { parseRegistry, type RegistryFile } from './registry-file';

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

/** Longer than a bucket that is well, shorter than a person notices. */
const patienceMs = 1_000;

/**
 * The registry as pages read it, which is often: again only when it has changed. While it cannot be read, or does not
 * answer, what was known last goes on.
 */
export function createRegistryView(file: RegistryFile): RegistryView {
  let known: Known | undefined;
  let asking: { readonly answer: Promise<ReleaseRegistry>; readonly since: number } | undefined;
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
      const registry =
        before?.state === state && before !== undefined ? before.registry : parseRegistry(await file.read());
      return remember({ state, registry, askedAt });
    } catch (error) {
      if (before === undefined) throw error;
      // From now on: who asks next is not to wait as long again.
      return remember({ ...before, askedAt: performance.now() });
    }
  }

  function askOnce(): NonNullable<typeof asking> {
    if (asking !== undefined) return asking;
    const answer = ask(known).finally(() => {
      if (asking === own) asking = undefined;
    });
    const own = { answer, since: performance.now() };
    asking = own;
    return own;
  }

  return {
    current() {
      if (known !== undefined && performance.now() - known.askedAt < file.freshForMs)
        return Promise.resolve(known.registry);
      const { answer, since } = askOnce();
      if (known === undefined) return answer;
      const { registry } = known;
      const left = since + patienceMs - performance.now();
      return left > 0 ? Promise.race([answer, pause(left, registry, { ref: false })]) : Promise.resolve(registry);
    },
    forget() {
      changes += 1;
      known = known && { ...known, state: null, askedAt: Number.NEGATIVE_INFINITY };
      asking = undefined;
    },
  };
}
