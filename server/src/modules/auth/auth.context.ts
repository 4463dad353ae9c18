import type { Afterwards } from '../../platform/afterwards';
import type { Sessions } from '../../platform/auth';
import type { Clock } from '../../platform/clock';
import type { Database, Queries } from '../../platform/db';
import type { Keys } from '../../platform/keys';
import type { Limits } from '../../platform/limits';
import type { Outbox } from '../../platform/outbox';
import type { Settings } from '../../platform/settings';
import type { Account } from '../users';

/** What signing in works with. */
export interface AuthContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly settings: Settings;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly sessions: Sessions;
  readonly afterwards: Afterwards;
  /** The address in links, without a slash at its end. */
  readonly publicUrl: string;
  /** In the demonstration the machine itself is not limited by its address. */
  readonly demo: boolean;
  /** Gives an account that signs in the contracts that are its own. */
  readonly linkContracts: (tx: Queries, account: Account, now: Date) => Promise<void>;
}
