import { useEffect, useState } from 'react';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { loadArea } from './load-area';
import { useMayLoad } from './use-may-load';

export interface LoadedArea {
  readonly area: AreaRecord;
  readonly module: RemoteModule;
}

/** Those of the areas that have arrived; one that does not come is left out, its own page says so. */
export function useLoadedAreas(areas: readonly AreaRecord[]): readonly LoadedArea[] {
  const [loaded, setLoaded] = useState<readonly LoadedArea[]>([]);
  const wanted = areas.filter(useMayLoad());
  const names = wanted.map(({ name }) => name).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an area in the page stays as it is; only which are asked for counts.
  useEffect(() => {
    let isAsked = true;
    const one = (area: AreaRecord) =>
      loadArea(area, 0).then(
        (module): LoadedArea[] => [{ area, module }],
        () => [],
      );
    Promise.all(wanted.map(one)).then((found) => {
      if (isAsked) {
        setLoaded(found.flat());
      }
    });
    return () => {
      isAsked = false;
    };
  }, [names]);

  return loaded;
}
