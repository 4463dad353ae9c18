import { managerContracts } from 'shared-api/contracts';
import type { PaletteHit } from 'shared-api/host';
import { host } from 'shared-api/react';
import { CarPlate, StatusChip } from 'shared-ui';
import { paths } from '../common/paths';

const most = 5;

/** What the palette finds among the manager's contracts, by code, plate, VIN, name or phone. */
export async function searchContracts(search: string, signal: AbortSignal): Promise<readonly PaletteHit[]> {
  const calls = host().api.bind(managerContracts);
  const { data } = await calls.list({ query: { search, per_page: most } }, { signal, quiet: true });
  return data.map(({ contract_uid, code, fullname, car_plate, car_registration_date, status }) => ({
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
