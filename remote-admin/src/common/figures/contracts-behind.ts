import type { AnalyticsPeriod } from 'shared-api/entities';
import { paths } from '../paths';
import type { Basis } from './period-names';
import { periodDays } from './period-span';

export interface Figures {
  readonly basis: Basis;
  /** Empty for every dealer. */
  readonly store: string;
}

/** What a figure is narrowed by, as the list's address says it; an empty text takes a condition away. */
export type Narrowed = Readonly<Record<string, string>>;

/**
 * The list that holds exactly what a figure of some days counts: of what was created, what is deleted by now, too; of what
 * was paid, nothing that was withdrawn from.
 */
export function contractsBehind(
  { basis, store }: Figures,
  { from, to }: { readonly from: string; readonly to: string },
  narrowed: Narrowed = {},
): string {
  const query = new URLSearchParams({
    [`${basis}_at`]: `${from}..${to}`,
    ...(basis === 'created' ? { deleted: 'true,false' } : {}),
    ...(basis === 'paid' ? { withdrawn_at: 'false' } : {}),
    ...(store === '' ? {} : { store_uid: store }),
    ...narrowed,
    sort: `-${basis}_at`,
  });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return paths.list(query.toString());
}

/** The same for the days of a period. */
export function contractsOfPeriod(figures: Figures, period: AnalyticsPeriod, narrowed?: Narrowed): string {
  return contractsBehind(figures, periodDays(period), narrowed);
}
