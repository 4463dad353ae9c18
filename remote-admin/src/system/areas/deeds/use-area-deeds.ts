import { useState } from 'react';
import type { AreaDeeds, AskedChange } from './asked-change';
import { useAreaChange } from './use-area-change';

/** What rows do, and the question that is open. */
export function useAreaDeeds() {
  const [asked, ask] = useState<AskedChange | null>(null);
  const { mutate, isPending } = useAreaChange({ quiet: false });
  const deeds: AreaDeeds = {
    ask,
    stop: (area) => mutate({ area, change: { do: 'rollBack' } }),
    enable: (area) => mutate({ area, change: { do: 'enable' } }),
    busy: isPending,
  };
  return { deeds, asked, close: () => ask(null) };
}
