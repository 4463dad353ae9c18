import { useEffect, useState } from 'react';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { useAttempts } from '../loader/area-attempts';
import { loadArea } from '../loader/load-area';
import { useMayLoad } from './use-may-load';

export interface LoadedArea {
  readonly area: AreaRecord;
  readonly module: RemoteModule;
}

/** Those of the areas that have loaded. One that fails is left out: its own page reports that. */
export function useLoadedAreas(areas: readonly AreaRecord[]): readonly LoadedArea[] {
  const [loaded, setLoaded] = useState<readonly LoadedArea[]>([]);
  const wanted = areas.filter(useMayLoad());
  const attempts = useAttempts();
  const attemptAt = (name: string) => attempts[name] ?? 0;
  const tries = wanted.map(({ name }) => `${name} ${attemptAt(name)}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded area never changes; the effect depends only on which areas are asked for, and on their retries.
  useEffect(() => {
    let isAsked = true;
    const one = (area: AreaRecord) =>
      loadArea(area, attemptAt(area.name)).then(
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
  }, [tries]);

  return loaded;
}
