import type { AfterSalePort } from '../contracts';
import { eraseAfterSale } from './ending/erase-after-sale';
import { tellEnded } from './ending/tell-outcome';
import { maintenanceOf } from './maintenance/maintenance.repository';
import { openMismatchesOf } from './mismatch/mismatch.repository';
import { tellMismatches } from './mismatch/tell-mismatch';
import { endStatement } from './tasks/end-statement';
import { moveTasks } from './tasks/move-tasks';
import { openStatementOf } from './tasks/open-statement';

/** What contracts ask of what follows the signature. */
export const afterSalePort: AfterSalePort = {
  maintenanceOf,
  openMismatchesOf,
  tellMismatches,
  moveTasks,
  openStatementOf,
  endStatement,
  tellEnded,
  eraseAfterSale,
};
