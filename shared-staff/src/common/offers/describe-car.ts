import { carFuels, isVin } from 'shared-api/domain';
import { contractFieldRules } from 'shared-api/entities';
import { isDay, parseWhole } from 'shared-ui/format';

/** The fields of a form that decide about packages, as they are typed. */
export type CarTexts = Readonly<
  Record<'car_vin' | 'car_model' | 'car_version' | 'car_fuel' | 'car_registration_date' | 'km', string>
>;

/** A car as packages are asked for it, as far as it is whole: half a date is none. */
export function describeCar(typed: CarTexts) {
  const vin = typed.car_vin.trim().toUpperCase();
  const [model, version] = [typed.car_model.trim(), typed.car_version.trim()];
  const fuel = carFuels.find((known) => known === typed.car_fuel);
  const km = parseWhole(typed.km);
  return {
    ...(isVin(vin) && { vin }),
    ...(model && { car_model: model }),
    ...(version && { car_version: version }),
    ...(fuel && { car_fuel: fuel }),
    ...(isDay(typed.car_registration_date) && { car_registration_date: typed.car_registration_date }),
    ...(km !== null && contractFieldRules.km.body.safeParse(km).success && { km }),
  };
}
