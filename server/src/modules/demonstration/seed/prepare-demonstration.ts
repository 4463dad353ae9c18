import {
  demonstrationAdmin,
  demonstrationCustomer,
  demonstrationManager,
  demonstrationPassword,
} from '../../../../seeds/accounts';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import type { ContractsContext } from '../../contracts';
import { seedMessages } from './seed.messages';
import { seedDemonstration } from './seed-demonstration';

/** Makes the demonstration's data in a new database, and says how far it is. */
export async function prepareDemonstration(
  platform: Platform,
  context: ContractsContext,
  say: (line: string) => void,
): Promise<void> {
  const begun = platform.clock.now();
  await seedDemonstration({ ...context, storage: platform.storage, workers: platform.workers, now: begun, say });
  const seconds = Math.round((platform.clock.now().getTime() - begun.getTime()) / 1_000);
  say(t(seedMessages.ready, { seconds }));
}

/** What a person needs to try the demonstration: the accounts, and where messages arrive. */
export function demonstrationGreeting(publicUrl: string): readonly string[] {
  return [
    t(seedMessages.accounts, { password: demonstrationPassword }),
    t(seedMessages.admin, { email: demonstrationAdmin.email }),
    t(seedMessages.manager, { email: demonstrationManager.email, store: demonstrationManager.stores[0] }),
    t(seedMessages.customer, { email: demonstrationCustomer.email }),
    t(seedMessages.inbox, { address: `${publicUrl}/dev/inbox` }),
  ];
}
