import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'shared-ui/router';

/**
 * Does something once Back or Forward has led elsewhere. What stands over a page is not the next one's: on a phone it
 * fills the screen, and Back is how one leaves it.
 */
export function useWentBack(act: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const went = useEffectEvent(act);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is another place.
  useEffect(() => {
    if (type === 'POP') went();
  }, [key, type]);
}
