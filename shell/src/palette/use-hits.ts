import { useEffect, useState } from 'react';
import { ConnectionError, isApiError } from 'shared-api/errors';
import type { PaletteHit } from 'shared-api/host';
import { reportError } from '../api/report-error';
import { type AreaSearch, useSearches } from '../navigation/use-searches';

/** A word in the making is not searched: only after a pause, and from two characters on. */
export const searchPauseMs = 200;
const shortestText = 2;

export interface AreaHits {
  readonly search: AreaSearch;
  readonly hits: readonly PaletteHit[];
}

interface Found {
  readonly text: string;
  readonly areas: readonly AreaHits[];
}

const nothing: Found = { text: '', areas: [] };

function wasAnswered(error: unknown): boolean {
  return isApiError(error) || error instanceof ConnectionError;
}

/** An area that cannot search just now leaves the others' hits. What the server refused, the status table has said. */
async function hitsOf(search: AreaSearch, text: string, signal: AbortSignal): Promise<AreaHits> {
  try {
    return { search, hits: await search.search(text, signal) };
  } catch (error) {
    if (!signal.aborted && !wasAnswered(error)) reportError({ error, area: search.area.name });
    return { search, hits: [] };
  }
}

/**
 * What the person's areas find for a text. A search that is out of date is ended.
 * @returns the hits by area, and whether those for this very text are still on their way; older ones stay meanwhile
 */
export function useHits(typed: string): { areas: readonly AreaHits[]; searching: boolean } {
  const text = typed.trim();
  const searches = useSearches();
  const isSearched = text.length >= shortestText && searches.length > 0;
  const [found, setFound] = useState<Found>(nothing);
  const names = searches.map(({ area }) => area.name).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an area's search never changes, only which areas there are.
  useEffect(() => {
    if (!isSearched) {
      setFound(nothing);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const areas = await Promise.all(searches.map((search) => hitsOf(search, text, controller.signal)));
      if (!controller.signal.aborted) setFound({ text, areas });
    }, searchPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, names, isSearched]);

  return { areas: isSearched ? found.areas : [], searching: isSearched && found.text !== text };
}
