import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { Stack } from 'shared-ui';
import type { AreaActions } from '../actions/asked-change';
import type { AreaTrouble } from '../area-trouble';
import { TroubleNote } from './trouble-note';
import { VersionComparison } from './version-comparison';
import { VersionList } from './version-list';

export interface AreaDetailProps {
  area: AreaStatus;
  trouble: AreaTrouble | null;
  errors: SystemStatus['client_errors'];
  actions: AreaActions;
}

/** An area's opened row: its trouble, how it fares in browsers, then its versions. */
export function AreaDetail({ area, trouble, errors, actions }: AreaDetailProps) {
  return (
    <Stack gap="16px" align="stretch">
      {trouble && <TroubleNote {...{ area, trouble, errors, actions }} />}
      <VersionComparison area={area} />
      <VersionList area={area} trouble={trouble} actions={actions} />
    </Stack>
  );
}
