import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { Stack } from 'shared-ui';
import type { AreaTrouble } from '../area-trouble';
import type { AreaDeeds } from '../deeds/asked-change';
import { TroubleNote } from './trouble-note';
import { VersionList } from './version-list';

export interface AreaDetailProps {
  area: AreaStatus;
  trouble: AreaTrouble | null;
  errors: SystemStatus['client_errors'];
  deeds: AreaDeeds;
}

/** An area's opened row: its trouble, then its versions. */
export function AreaDetail({ area, trouble, errors, deeds }: AreaDetailProps) {
  return (
    <Stack gap="16px" align="stretch">
      {trouble && <TroubleNote {...{ area, trouble, errors, deeds }} />}
      <VersionList area={area} trouble={trouble} deeds={deeds} />
    </Stack>
  );
}
