import { demonstrationManager } from '../../../../seeds/accounts';
import { day, type Fate, hour, minute, untouched } from './fate';

/** A contract that the demonstration wants to have, whatever chance brings. */
export interface Shown {
  /** Milliseconds before now. */
  readonly ago: number;
  /** A dealer's name. */
  readonly store: string;
  /** Whether it belongs to the demonstration's customer. */
  readonly own: boolean;
  readonly fate: Fate;
}

const [lambro, sempione, brianza] = demonstrationManager.stores;
const sent = { source: 'manager', sends: 5 * minute, opens: 2 * hour } as const;
const signs = 6 * minute;

const customers: readonly Omit<Shown, 'own'>[] = [
  { ago: 420 * day, store: lambro, fate: { ...untouched, signs, chooses: hour, method: 'bonifico', pays: 3 * day } },
  {
    ago: 75 * day,
    store: sempione,
    fate: { ...untouched, signs, chooses: hour, method: 'carta', pays: 2 * hour, withdraws: 6 * day, refunds: 5 * day },
  },
  { ago: 9 * day, store: sempione, fate: { ...untouched, signs, chooses: 2 * hour, method: 'bonifico' } },
  { ago: 3 * day, store: lambro, fate: { ...untouched, ...sent, signs: 5 * hour } },
  { ago: 2 * day, store: brianza, fate: { ...untouched, ...sent } },
  { ago: 4 * hour, store: lambro, fate: { ...untouched, source: 'account' } },
];

const others: readonly Omit<Shown, 'own'>[] = [
  { ago: 19 * day + 3 * hour, store: lambro, fate: { ...untouched, ...sent } },
  { ago: 18 * day, store: lambro, fate: untouched },
  { ago: 17 * day, store: sempione, fate: { ...untouched, ...sent, opens: null } },
  { ago: 14 * day, store: lambro, fate: { ...untouched, ...sent, signs: 4 * hour, chooses: day, method: 'bonifico' } },
  { ago: 13 * day, store: brianza, fate: { ...untouched, signs, chooses: hour } },
  { ago: 12 * day, store: lambro, fate: { ...untouched, signs, chooses: hour, method: 'carta', pays: 2 * day } },
  { ago: 6 * day, store: lambro, fate: { ...untouched, ...sent, declines: 9 * hour } },
  {
    ago: 5 * day,
    store: lambro,
    fate: { ...untouched, signs, chooses: hour, method: 'carta', pays: 2 * hour, withdraws: 4 * day },
  },
  { ago: 20 * hour, store: lambro, fate: { ...untouched, ...sent, signs: 3 * hour, confirms: false } },
  { ago: 6 * hour, store: sempione, fate: { ...untouched, signs, confirms: false } },
  { ago: 5 * hour, store: lambro, fate: { ...untouched, ...sent, signs: 3 * hour } },
  { ago: 3 * hour, store: lambro, fate: { ...untouched, source: 'manager' } },
];

/** Every status at the manager's dealers, near its deadline and fresh, and six contracts of the customer. */
export const showcase: readonly Shown[] = [
  ...customers.map((each) => ({ ...each, own: true })),
  ...others.map((each) => ({ ...each, own: false })),
];
