import { useEffect, useState } from 'react';
import { ConnectionError, isApiError } from 'shared-api/errors';
import type { PaletteHit } from 'shared-api/host';
import { reportError } from '../api/report-error';
import { withWords } from '../navigation/area-entries';
import { type AreaSearch, useSearches } from '../navigation/use-searches';
import { withDeadline } from '../registry/with-deadline';

/** A word in the making is not searched: only after a pause, and from two characters on. */
export const searchPauseMs = 200;
const shortestText = 2;

/** So long hits that are there wait for the others', so that all come at once, in the areas' order. */
export const togetherMs = 300;

export interface AreaHits {
  readonly search: AreaSearch;
  readonly hits: readonly PaletteHit[];
}

interface Found {
  readonly text: string;
  /** Every area that searches; one that is still at it has no hits yet. */
  readonly areas: readonly AreaHits[];
  readonly isComplete: boolean;
}

const nothing: Found = { text: '', areas: [], isComplete: true };

function wasAnswered(error: unknown): boolean {
  return isApiError(error) || error instanceof ConnectionError;
}

/** An area that cannot search just now leaves the others' hits. What the server refused, the status table has said. */
async function hitsOf(search: AreaSearch, text: string, signal: AbortSignal): Promise<AreaHits> {
  try {
    const hits = await search.search(text, signal);
    return { search, hits: hits.map(withWords) };
  } catch (error) {
    if (!signal.aborted && !wasAnswered(error)) reportError({ error, area: search.area.name });
    return { search, hits: [] };
  }
}

/**
 * Has every area search.
 * @param show is given what was found so far. A late area's hits come behind those that stand, so that nothing moves
 *   under the pointer, and Enter opens what it would have opened just before
 */
function searchAll(
  searches: readonly AreaSearch[],
  text: string,
  signal: AbortSignal,
  show: (found: Found) => void,
): void {
  const arrived: AreaHits[] = [];
  let standing: readonly AreaHits[] = [];
  let isLate = false;

  function showArrived() {
    if (signal.aborted) return;
    const inOrder = searches.flatMap((search) => arrived.filter((hits) => hits.search === search));
    standing = [...standing, ...inOrder.filter((hits) => !standing.includes(hits))];
    const isComplete = arrived.length === searches.length;
    const missing = searches.filter((search) => !standing.some((hits) => hits.search === search));
    const areas = [...standing, ...missing.map((search) => ({ search, hits: [] }))];
    if (isComplete || areas.some(({ hits }) => hits.length > 0)) show({ text, areas, isComplete });
  }

  const arrivals = searches.map(async (search) => {
    arrived.push(await hitsOf(search, text, signal));
    if (isLate) showArrived();
  });
  const late = () => {
    isLate = true;
  };
  withDeadline(Promise.all(arrivals), togetherMs).catch(late).then(showArrived);
}

/**
 * What the person's areas find for a text. A search that is out of date is ended.
 * @returns the hits by area, the text that they are of, and whether some for this very text are still on their way;
 *   older ones stay until the first of these come
 */
export function useHits(typed: string): { areas: readonly AreaHits[]; foundBy: string; searching: boolean } {
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
    const timer = setTimeout(() => searchAll(searches, text, controller.signal, setFound), searchPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, names, isSearched]);

  const isWhole = found.text === text && found.isComplete;
  return { areas: isSearched ? found.areas : [], foundBy: found.text, searching: isSearched && !isWhole };
}
