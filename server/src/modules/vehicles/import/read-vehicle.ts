import { t } from '../../../platform/i18n';
import type { RegisteredVehicle } from '../vehicle';
import { type Cell, readDay, readFuel, readKm, readModelYear, readPlate, readText, readVin } from './cells';
import type { Column } from './columns';
import { importMessages } from './messages';

/** A cell that keeps its line out of the registry. */
export interface RefusedCell {
  readonly column: Column;
  readonly reason: string;
}

/**
 * Reads one line of an import: the vehicle, or every cell that is wrong.
 * @param cell the text of a column, empty where the file has no such column
 * @param today the day of the import in Europe/Rome, `YYYY-MM-DD`
 */
export function readVehicle(
  cell: (column: Column) => string,
  today: string,
): { vehicle: RegisteredVehicle } | { refused: readonly RefusedCell[] } {
  const refused: RefusedCell[] = [];
  function take<T>(column: Column, read: (text: string) => Cell<T>): T | null {
    const result = read(cell(column));
    if ('value' in result) return result.value;
    refused.push({ column, reason: result.fault });
    return null;
  }

  const vin = take('car_vin', readVin);
  const rest = {
    plate: take('car_plate', readPlate),
    model: take('car_model', (text) => readText(text, 80)),
    version: take('car_version', (text) => readText(text, 80)),
    modelYear: take('car_model_year', (text) => readModelYear(text, Number(today.slice(0, 4)))),
    fuel: take('car_fuel', readFuel),
    materialCode: take('car_material_code', (text) => readText(text, 40)),
    registrationDate: take('car_registration_date', (text) => readDay(text, today)),
    km: take('km', readKm),
    mileageDate: take('car_mileage_date', (text) => readDay(text, today)),
  };
  const { registrationDate, mileageDate } = rest;
  if (registrationDate !== null && mileageDate !== null && mileageDate < registrationDate) {
    refused.push({ column: 'car_mileage_date', reason: t(importMessages.mileageTooEarly) });
  }
  return vin === null || refused.length > 0 ? { refused } : { vehicle: { vin, ...rest } };
}
