import type { CallOptions } from 'shared-api/client';
import { adminSystem } from 'shared-api/contracts';
import type { AreaStatus, Audience } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import type { Ramp } from 'shared-api/release';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { areasKey } from '../../../common/areas/use-areas';

export type AreaChange =
  /** Without a version it ends a canary. */
  | { readonly do: 'rollBack'; readonly version?: string }
  | {
      readonly do: 'canary';
      readonly version: string;
      readonly percent: number;
      readonly audience?: Audience | undefined;
      readonly ramp?: Ramp | undefined;
    }
  | { readonly do: 'promote' }
  | { readonly do: 'disable'; readonly reason: string; readonly confirm: string }
  | { readonly do: 'enable' };

interface Change {
  /** As it was shown when the change was made. */
  readonly area: AreaStatus;
  readonly change: AreaChange;
}

/**
 * Changes what people get of an area, if nobody changed it since: else the fresh list comes.
 * @param quiet the caller shows the failure; else the shell does
 */
export function useAreaChange({ quiet }: { quiet: boolean }) {
  const send = useSend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ area, change }: Change) => send(area.name, change, { quiet, ifMatch: `"${area.version}"` }),
    onSuccess: ({ data }) =>
      client.setQueryData<AreaStatus[]>(areasKey, (areas) =>
        areas?.map((area) => (area.name === data.name ? data : area)),
      ),
    onError: () => client.invalidateQueries({ queryKey: areasKey }),
  });
}

function useSend() {
  const system = useApi().bind(adminSystem);
  return (name: string, change: AreaChange, options: CallOptions) => {
    const params = { name };
    switch (change.do) {
      case 'rollBack':
        return system.rollBackArea({ params, body: { version: change.version } }, options);
      case 'canary': {
        const { version, percent, audience, ramp } = change;
        return system.startCanary({ params, body: { version, percent, audience, ramp } }, options);
      }
      case 'promote':
        return system.promoteCanary({ params }, options);
      case 'disable':
        return system.disableArea({ params, body: { reason: change.reason, confirm: change.confirm } }, options);
      case 'enable':
        return system.enableArea({ params }, options);
    }
  };
}
