import type { Queries } from '../../../platform/db';
import { type KmReader, lastKnownKm } from '../../vehicles';
import type { Contract } from '../contract.types';
import { checkCar } from '../create/car.rules';

interface CarEdit {
  readonly contract: Contract;
  /** The contract as it would be. */
  readonly wanted: Contract;
  /** Europe/Rome, `YYYY-MM-DD` */
  readonly today: string;
  /** Whose edit it is. */
  readonly reader: KmReader;
}

/**
 * What only the server can judge of a car that is edited. Kilometres that stay as they are, of the same car, are asked
 * about by nobody who corrects something else.
 * @throws Refusal `validation` on the fields
 */
export async function checkEditedCar(tx: Queries, { contract, wanted, today, reader }: CarEdit): Promise<void> {
  const restated = (['car_vin', 'km', 'km_reason'] as const).some((field) => wanted[field] !== contract[field]);
  const known = restated ? await lastKnownKm(tx, wanted.car_vin, reader) : null;
  checkCar(wanted, today, known, reader.area === 'user' ? 'customer' : 'staff');
}
