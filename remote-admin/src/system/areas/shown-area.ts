import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import type { AreaTrouble } from '../../common/system/area-trouble';
import type { AreaActions } from './actions/use-area-actions';

/** What a row or a card of an area is given. */
export interface ShownArea {
  area: AreaStatus;
  trouble: AreaTrouble | null;
  open: boolean;
  onToggle(): void;
  errors: SystemStatus['client_errors'];
  /** The server's time. */
  now: string;
  actions: AreaActions;
}
