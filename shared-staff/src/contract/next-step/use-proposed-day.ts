import { useEffect, useEffectEvent } from 'react';

/**
 * Proposes a day anew once it is another one: a page that stays open over midnight would go on proposing yesterday.
 * @param propose puts it where nobody has written a day of their own
 */
export function useProposedDay(day: string, propose: (day: string) => void): void {
  const proposeNow = useEffectEvent(propose);
  useEffect(() => proposeNow(day), [day]);
}
