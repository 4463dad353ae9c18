import { useState } from 'react';
import { adminSystem } from 'shared-api/contracts';
import type { AreaStatus } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { releaseIdOf } from 'shared-api/release';
import { useMutation } from 'shared-ui/query';
import type { KeptVersion } from '../../../common/system/area-status';
import { useAreaChange } from './use-area-change';

/** A change that wants to be confirmed, of the area as it was shown. */
export type AskedChange =
  | { readonly what: 'rollBack' | 'canary'; readonly area: AreaStatus; readonly version: KeptVersion }
  | { readonly what: 'promote' | 'disable'; readonly area: AreaStatus };

/** What can be done to an area from its row. */
export interface AreaActions {
  /** Asks first: everybody, or a share of all, notices. */
  ask(change: AskedChange): void;
  /** Ends a canary. */
  stop(area: AreaStatus): void;
  enable(area: AreaStatus): void;
  /** Takes a version in this browser alone. */
  preview(area: AreaStatus, version: KeptVersion): void;
  /** At work on one of them. */
  readonly busy: boolean;
}

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

/** Takes a kept version of an area in this browser alone; the shell shows what the server says of it. */
function usePreview() {
  const api = useApi().bind(adminSystem);
  return useMutation({
    mutationFn: (body: { readonly area: string; readonly version: string }) => api.previewVersion({ body }),
  });
}
