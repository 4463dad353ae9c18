import { useEffect, useState } from 'react';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { useAttempts } from '../loader/area-attempts';
import { loadArea } from '../loader/load-area';
import { withDeadline } from '../registry/with-deadline';
import { useMayLoad } from './use-may-load';

export interface LoadedArea {
  readonly area: AreaRecord;
  readonly module: RemoteModule;
}

/** So long one area waits for the others, so that all of them appear at once; a later one is added when it comes. */
const patienceMs = 1_000;

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
    let isLate = false;
    const found = new Map<string, LoadedArea>();
    const show = () => {
      if (isAsked) setLoaded(wanted.flatMap(({ name }) => found.get(name) ?? []));
    };
    const arrivals = wanted.map((area) =>
      loadArea(area, attemptAt(area.name)).then(
        (module) => {
          found.set(area.name, { area, module });
          if (isLate) show();
        },
        () => {},
      ),
    );
    const late = () => {
      isLate = true;
    };
    withDeadline(Promise.all(arrivals), patienceMs).catch(late).then(show);
    return () => {
      isAsked = false;
    };
  }, [tries]);

  return loaded;
}
