import { randomUUID } from 'node:crypto';
import { type PaymentMethod, paymentMethods } from 'shared-api/domain';
import type { Dealer } from '../../../../seeds/dealers';
import { openingHoursOf } from '../../../../seeds/opening-hours';
import { searchTextOf, sortKeyOf } from '../../../platform/db';
import type { storePaymentMethods, stores } from '../../../platform/db/schema';
import { italianIban } from './iban.rules';
import type { Random } from './random';

export interface SeedStore {
  readonly store: typeof stores.$inferInsert & { readonly store_uid: string };
  readonly methods: (typeof storePaymentMethods.$inferInsert)[];
}

/** Banks and branches by number only: the accounts behind are invented. */
const banks = ['03069', '02008', '05034', '01030', '05387', '08440'] as const;

/** The rows of the demonstration's dealers: codes are the province and a number in it, such as `MI-001`. */
export function makeStores(dealers: readonly Dealer[], random: Random, at: Date): SeedStore[] {
  const inProvince = new Map<string, number>();
  return dealers.map((dealer, index) => {
    const number = (inProvince.get(dealer.province) ?? 0) + 1;
    inProvince.set(dealer.province, number);
    const code = `${dealer.province}-${String(number).padStart(3, '0')}`;
    const store = {
      ...dealer,
      store_uid: randomUUID(),
      code,
      association_code: `ASC${String(1_001 + index)}`,
      email: `${slugOf(dealer.name)}@example.com`,
      iban: italianIban(random.pick(banks), digits(random, 5), digits(random, 12)),
      opening_hours: random.pick(openingHoursOf),
      created_at: at,
      updated_at: at,
      sort_key: sortKeyOf(dealer.name),
      search: searchTextOf(dealer.name, code, dealer.city, dealer.province, dealer.zip_code, dealer.address),
    };
    const methods = methodsOf(random, index).map((method, position) => ({
      store_uid: store.store_uid,
      method,
      position,
    }));
    return { store, methods };
  });
}

/** The first dealers offer everything; of the others some take no card, some no transfer. */
function methodsOf(random: Random, index: number): readonly PaymentMethod[] {
  if (index < 3 || random.chance(0.55)) return paymentMethods;
  return random.chance(0.6) ? ['concessionaria', 'bonifico'] : ['concessionaria', 'carta'];
}

function slugOf(name: string): string {
  return sortKeyOf(name).replace(/[^a-z]+/g, '.');
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.int(0, 9)).join('');
}
