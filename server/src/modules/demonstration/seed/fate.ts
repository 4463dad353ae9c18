import type { PaymentMethod } from 'shared-api/domain';
import type { Random } from './random';

/** What becomes of a contract; times are milliseconds, null is never. */
export interface Fate {
  readonly source: 'online' | 'account' | 'manager';
  /** After the creation. */
  readonly sends: number | null;
  readonly opens: number | null;
  readonly signs: number | null;
  /** Whether the code that `sign` sent is typed. */
  readonly confirms: boolean;
  readonly declines: number | null;
  /** A manager deletes it. */
  readonly removed: number | null;
  readonly method: PaymentMethod;
  /** After the signature. */
  readonly chooses: number | null;
  readonly pays: number | null;
  readonly withdraws: number | null;
  /** After the withdrawal. */
  readonly refunds: number | null;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Left alone after its creation. */
export const untouched: Fate = {
  source: 'online',
  sends: null,
  opens: null,
  signs: null,
  confirms: true,
  declines: null,
  removed: null,
  method: 'concessionaria',
  chooses: null,
  pays: null,
  withdraws: null,
  refunds: null,
};

/**
 * A likely life: of a hundred contracts some 66 are signed and 58 paid, 7 are refused, 3 withdrawn, the rest runs out.
 * @param methods what the dealer offers
 */
export function drawFate(random: Random, methods: readonly PaymentMethod[]): Fate {
  const source = random.chance(0.72) ? 'online' : 'manager';
  const sends = source === 'manager' && random.chance(0.9) ? random.int(1, 40) * minute : null;
  const opens = sends !== null && random.chance(0.85) ? sends + Math.min(random.waiting(9 * hour), 6 * day) : null;
  const start: Fate = { ...untouched, source, sends, opens, method: random.pick(methods) };
  // A dealer's draft that was never sent.
  if (source === 'manager' && sends === null) return start;
  const turn = random.next();
  if (turn < 0.66) return signed(start, random);
  if (turn < 0.73)
    return { ...start, declines: (opens ?? 0) + 5 * minute + Math.min(random.waiting(2 * day), 9 * day) };
  if (turn < 0.78) return { ...start, signs: signingTime(start, random), confirms: false };
  if (turn < 0.82) return { ...start, removed: (opens ?? 0) + day + Math.min(random.waiting(4 * day), 12 * day) };
  return start;
}

function signed(start: Fate, random: Random): Fate {
  const signs = signingTime(start, random);
  const chooses = random.chance(0.95) ? Math.min(3 * minute + random.waiting(10 * hour), 10 * day) : null;
  const pays =
    chooses !== null && random.chance(0.93) ? Math.min(chooses + random.waiting(3 * day) + hour, 14 * day) : null;
  if (random.chance(0.95)) return { ...start, signs, chooses, pays };
  const withdraws = day + random.next() * 12 * day;
  const before = <T extends number | null>(time: T) => (time !== null && time < withdraws ? time : null);
  return {
    ...start,
    signs,
    chooses: before(chooses),
    pays: before(pays),
    withdraws,
    refunds: day + random.next() * 9 * day,
  };
}

/** Most sign at once, some sleep on it for days. */
function signingTime({ sends, opens }: Fate, random: Random): number {
  const from = opens ?? sends ?? 0;
  return (
    from + 4 * minute + Math.min(random.chance(0.7) ? random.waiting(20 * minute) : random.waiting(3 * day), 11 * day)
  );
}
