import { type ContractRow, contractRow } from 'shared-api/entities';
import { staffContractWith } from './staff-contract';

/** The row of the pictures' contract, changed by `changes`. */
export function contractRowWith(changes: Partial<ContractRow> = {}): ContractRow {
  return contractRow.parse({ ...staffContractWith(), ...changes });
}

/** Four contracts in four statuses, as a list shows them. */
export const exampleRows: readonly ContractRow[] = [
  contractRowWith(),
  contractRowWith({
    contract_uid: 'EspositoEspositoEsposi',
    code: 'CC-2026-003902',
    status: 'AVAIABLE',
    fullname: 'Antonio Esposito',
    lastname: 'Esposito',
    phone: '+393335550187',
    car_plate: 'GF640TN',
    car_model: 'Fiat Tipo',
    total: '690.00',
    payment_method: null,
    deletion_at: '2026-11-22T15:00:00Z',
    days_left: 1,
  }),
  contractRowWith({
    contract_uid: 'SannaSannaSannaSannaSa',
    code: 'CC-2026-003917',
    status: 'DRAFT',
    fullname: 'Paolo Sanna',
    lastname: 'Sanna',
    car_plate: 'HA118RC',
    car_model: 'Lancia Ypsilon',
    total: '549.00',
    payment_method: null,
    deletion_at: '2026-11-23T15:00:00Z',
    days_left: 2,
  }),
  contractRowWith({
    contract_uid: 'GalloGalloGalloGalloGa',
    code: 'CC-2026-004150',
    status: 'PAID',
    fullname: 'Davide Gallo',
    lastname: 'Gallo',
    car_plate: 'GW214PT',
    car_model: 'Fiat 600',
    total: '1990.00',
    deletion_at: null,
    days_left: null,
  }),
];
