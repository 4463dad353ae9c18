import { type CarFuel, carFuels } from 'shared-api/domain';
import type { PublicVehicleReport } from 'shared-api/entities';
import { parseDate, parseWhole } from 'shared-ui/format';
import type { VehicleValues } from '../common/funnel/funnel-state';
import { carModelOf } from './car-model';

const mostKilometres = 2_000_000;

function fuelOf(text: string | null): CarFuel | undefined {
  return carFuels.find((fuel) => fuel === text);
}

/** What is known so far of a car, as the offer is asked for it; what is half typed is left out. */
export function describeForOffer(report: PublicVehicleReport, typed: VehicleValues) {
  const km = parseWhole(typed.km);
  return {
    vin: report.vin,
    km: km !== null && km <= mostKilometres ? km : undefined,
    car_registration_date: parseDate(typed.car_registration_date) ?? undefined,
    car_fuel: report.car_fuel ?? fuelOf(typed.car_fuel),
    car_model: carModelOf(report, typed),
    car_version: report.car_version ?? (typed.car_version.trim() || undefined),
  };
}

/** Whether all is known that a package's rules may ask of a car: before, none that is left fits for sure. */
export function decidesOffer({ km, car_registration_date, car_fuel, car_model }: ReturnType<typeof describeForOffer>) {
  return [km, car_registration_date, car_fuel, car_model].every((fact) => fact !== undefined);
}
