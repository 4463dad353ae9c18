import type { Text } from '../../../../platform/i18n';

/** How an adapter fares, as far as the product saw by itself. */
export interface AdapterState {
  readonly healthy: boolean;
  /** In Italian, without secrets and without personal data. */
  readonly detail: string;
}

export interface TestOutcome {
  readonly ok: boolean;
  /** In Italian. */
  readonly detail: string;
}

/** A service outside the product, or what stands in for it. */
export interface Adapter {
  readonly name: 'sms' | 'email' | 'vin' | 'payment' | 'seal' | 'tsa' | 'sentry' | 'storage';
  readonly title: Text;
  /** False for the built-in one. */
  readonly configured: boolean;
  /** What a test needs to be told; undefined when it needs nothing. */
  readonly recipient?: 'phone' | 'email';
  state(now: Date): Promise<AdapterState>;
  /**
   * Really sends or asks.
   * @param to normalised, where `recipient` says that there is one
   * @throws whatever the service makes of it: `testAdapter` puts it into words
   */
  test(to: string): Promise<TestOutcome>;
}
