import { validationMessages } from 'shared-api/messages';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { contractMessages } from '../contracts.messages';

interface CarStatement {
  readonly km?: number | null | undefined;
  readonly km_reason?: string | null | undefined;
  readonly car_registration_date?: string | null | undefined;
  readonly car_mileage_date?: string | null | undefined;
  readonly car_model_year?: number | null | undefined;
}

/**
 * What only the server can judge of a car: dates against today, kilometres against the last known.
 * @param today Europe/Rome, `YYYY-MM-DD`
 * @param lastKnownKm told to staff only: a stranger may know a VIN, and not how far the car has run
 * @throws Refusal `validation` on the fields
 */
export function checkCar(car: CarStatement, today: string, lastKnownKm: number | null, by: 'staff' | 'customer'): void {
  const errors: Record<string, string[]> = {};
  if (car.car_registration_date && car.car_registration_date > today)
    errors.car_registration_date = [t(contractMessages.dateFuture)];
  if (car.car_mileage_date && car.car_mileage_date > today) errors.car_mileage_date = [t(contractMessages.dateFuture)];
  if (car.car_registration_date && car.car_mileage_date && car.car_mileage_date < car.car_registration_date)
    errors.car_mileage_date = [t(validationMessages.dateBeforeRegistration)];
  // Makers begin to sell next year's models this year.
  const lastModelYear = Number(today.slice(0, 4)) + 1;
  if (typeof car.car_model_year === 'number' && car.car_model_year > lastModelYear)
    errors.car_model_year = [t(contractMessages.modelYearFuture, { year: String(lastModelYear) })];
  if (typeof car.km === 'number' && lastKnownKm !== null && car.km < lastKnownKm && !car.km_reason) {
    errors.km = [by === 'staff' ? t(contractMessages.kmBelow, { km: lastKnownKm }) : t(contractMessages.kmBelowKnown)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
