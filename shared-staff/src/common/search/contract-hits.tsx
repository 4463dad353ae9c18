import type { ContractRow } from 'shared-api/entities';
import type { PaletteHit } from 'shared-api/host';
import { CarPlate, StatusChip } from 'shared-ui/components';
import type { StaffPaths } from '../back-office/staff-paths';

/** How many contracts the palette shows at most. */
export const mostHits = 5;

/** Contracts as the palette shows them: the customer first, then code, plate and status. */
export function contractHits(rows: readonly ContractRow[], paths: Pick<StaffPaths, 'contract'>): PaletteHit[] {
  return rows.map(({ contract_uid, code, fullname, car_plate, car_registration_date, status }) => ({
    id: contract_uid,
    to: paths.contract(contract_uid),
    label: fullname || code,
    detail: fullname ? code : undefined,
    aside: (
      <>
        <CarPlate plate={car_plate} registrationDate={car_registration_date} size={22} />
        <StatusChip status={status} />
      </>
    ),
  }));
}
