import { useState } from 'react';
import { useSettled } from 'shared-ui/data';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { askDealers, askEveryDealer } from './ask-dealers';

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** What the browser said when it was asked where the person is. */
export type LocateState = 'idle' | 'asking' | 'denied' | 'known';

/** Two decimals are about a kilometre: near enough to order dealers, and no more than that leaves the device. */
function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

const firstPage = 12;

/** What a search begins with. */
export interface SearchBeginning {
  readonly search?: string;
  readonly place?: Place | null;
}

interface DealerSearchOptions extends SearchBeginning {
  readonly perPage?: number;
  readonly enabled?: boolean;
}

/** Dealers by text or by the person's place, nearest first when a place is given. */
export function useDealerSearch({
  perPage = firstPage,
  enabled = true,
  search: before = '',
  place: near = null,
}: DealerSearchOptions = {}) {
  const [search, setSearch] = useState(before);
  const [place, setPlace] = useState(near);
  const [locate, setLocate] = useState<LocateState>('idle');
  const [all, setAll] = useState(false);
  const text = useSettled(search.trim());

  const query = { ...(text && { search: text }), ...place };
  const isAsked = enabled || text !== '' || place !== null || all;
  const found = useQuery({
    queryKey: ['public', 'dealers', query, all || perPage],
    queryFn: () => (all ? askEveryDealer(query) : askDealers({ ...query, per_page: perPage })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: isAsked,
  });

  function askPosition() {
    setLocate('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // What was typed while the browser asked is not taken away again.
        setSearch((typed) => (typed === search ? '' : typed));
        setPlace({ lat: roughly(coords.latitude), lng: roughly(coords.longitude) });
        setLocate('known');
      },
      () => setLocate('denied'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  return {
    search,
    setSearch,
    // Who writes a place needs no position: that there was none is not said then.
    locate: locate === 'denied' && search.trim() ? 'idle' : locate,
    askPosition,
    place,
    all,
    showAll: setAll,
    found,
    // What an earlier search found stands in for the next one's answer, not for none.
    dealers: isAsked ? found.data?.data : undefined,
    total: found.data?.meta.total ?? 0,
  };
}

export type DealerSearch = ReturnType<typeof useDealerSearch>;
