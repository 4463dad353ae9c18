import { useState } from 'react';
import { releaseIdOf } from 'shared-api/release';
import type { AreaActions, AskedChange } from './asked-change';
import { useAreaChange } from './use-area-change';
import { usePreview } from './use-preview';

/** What rows do, and the question that is open. */
export function useAreaActions() {
  const [asked, ask] = useState<AskedChange | null>(null);
  const { mutate, isPending } = useAreaChange({ quiet: false });
  const preview = usePreview();
  const actions: AreaActions = {
    ask,
    stop: (area) => mutate({ area, change: { do: 'rollBack' } }),
    enable: (area) => mutate({ area, change: { do: 'enable' } }),
    preview: (area, version) => preview.mutate({ area: area.name, version: releaseIdOf(version) }),
    busy: isPending || preview.isPending,
  };
  return { actions, asked, close: () => ask(null) };
}
