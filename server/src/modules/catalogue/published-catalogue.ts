import type { Afterwards } from '../../platform/afterwards';
import type { Clock } from '../../platform/clock';
import type { LinkedData } from '../../platform/web';
import type { PackagesService } from '../packages';
import type { StoresService } from '../stores';
import { dealersData, packagesData } from './linked-data';

/** So long a page tells search engines what was on sale, in milliseconds. */
const freshMs = 60_000;

/** A search engine needs no more of a network than this; the funnel lists them all. */
const mostDealers = 100;

interface Sources {
  readonly packages: Pick<PackagesService, 'listOffer'>;
  readonly stores: Pick<StoresService, 'listDealers'>;
  readonly clock: Clock;
  readonly afterwards: Afterwards;
  readonly publicUrl: string;
}

/**
 * What is on sale and where, for the first page's head. No page waits for it: it gets what was read last, and whoever
 * asks after a minute has it read again. The same catalogue stays the same object, so that pages made of it are kept.
 */
export function publishedCatalogue({ packages, stores, clock, afterwards, publicUrl }: Sources) {
  let kept: readonly LinkedData[] = [];
  let keptText = '[]';
  let readAt: number | null = null;

  async function read(): Promise<void> {
    const [types, dealers] = await Promise.all([
      packages.listOffer({ car: null }),
      stores.listDealers({ page: 1, per_page: mostDealers }),
    ]);
    const found = [...packagesData(types, publicUrl), ...dealersData(dealers.data)];
    const text = JSON.stringify(found);
    if (text === keptText) return;
    kept = found;
    keptText = text;
  }

  return (): readonly LinkedData[] => {
    const now = clock.now().getTime();
    if (readAt === null || Math.abs(now - readAt) >= freshMs) {
      readAt = now;
      afterwards.begin('read the catalogue for the first page', read);
    }
    return kept;
  };
}
