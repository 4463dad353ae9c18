import { useEffect, useRef } from 'react';

interface Place {
  readonly city: string;
  readonly province: string;
}

/**
 * Fills in comune and province as far as the postal code tells them: never over what somebody wrote, and again when
 * the code changes what was only proposed.
 * @param places the comuni of the postal code; none while they are not known
 * @param typed what stands in the two fields now
 */
export function usePlaceProposal(
  places: readonly Place[],
  typed: Place,
  propose: (field: keyof Place, value: string) => void,
): void {
  const proposed = useRef<Place>({ city: '', province: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a postal code proposes once, when its comuni are there.
  useEffect(() => {
    for (const field of ['city', 'province'] as const) {
      const known = [...new Set(places.map((place) => place[field]))];
      const isFree = typed[field] === '' || typed[field] === proposed.current[field];
      const [only] = known;
      if (known.length !== 1 || only === undefined || !isFree || only === typed[field]) continue;
      proposed.current = { ...proposed.current, [field]: only };
      propose(field, only);
    }
  }, [places]);
}

const mostNamed = 3;

/**
 * The comuni of a postal code where another one is typed, three of them at most; none where it fits, or nothing is known
 * of the code.
 */
export function otherComuni(places: readonly Place[], city: string): readonly string[] {
  const fold = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  const typed = fold(city);
  const known = [...new Set(places.map((place) => place.city))];
  return typed === '' || known.some((one) => fold(one) === typed) ? [] : known.slice(0, mostNamed);
}
