import type { Adapter, TestOutcome } from './adapter';

/** An adapter that nothing outside is set up for: it fares well, and a test only says so. */
export function withoutService(base: Pick<Adapter, 'name' | 'title'>, outcome: TestOutcome): Adapter {
  return {
    ...base,
    configured: false,
    state: async () => ({ healthy: true, detail: outcome.detail }),
    test: async () => outcome,
  };
}
