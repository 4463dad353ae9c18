import { addRomeDays, type IsoDate } from 'shared-api/domain';
import { cars, type SeedCar } from '../../../../seeds/cars';
import type { vehicles } from '../../vehicles';
import { plateOf } from './plate.rules';
import type { Random } from './random';

export interface Car {
  readonly vin: string;
  readonly plate: string;
  readonly model: SeedCar;
  readonly modelYear: number;
  readonly registeredOn: IsoDate;
  readonly kmPerMonth: number;
}

const dayMs = 86_400_000;
const daysPerMonth = 30.44;
/** The model year at the tenth place: the thirty letters and digits in use since 1980, here from 2010 on. */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The car that the product's pages and tests speak of. */
export const knownCar = { vin: 'ZACPJFCW1SP018273', plate: 'GT109RZ', registeredOn: '2025-03-18', km: 18_420 } as const;

/** Makes cars, each with a VIN and a plate of its own, that were on the road on a given day. */
export function createCarMaker(random: Random): (day: IsoDate) => Car {
  const taken = new Set<string>([knownCar.vin.slice(-6)]);
  const serial = (): string => {
    const wanted = String(random.int(10_000, 999_999)).padStart(6, '0');
    if (taken.has(wanted)) return serial();
    taken.add(wanted);
    return wanted;
  };
  return (day) => {
    const year = Number(day.slice(0, 4));
    const model = random.pick(cars.filter((car) => car.since < year));
    const oldest = Date.parse(day) - Date.parse(`${model.since}-03-01`);
    const age = Math.min(Math.floor(random.waiting(850)) + 5, Math.floor(oldest / dayMs));
    const registeredOn = addRomeDays(day, -age);
    const modelYear = Number(registeredOn.slice(0, 4));
    const letter = yearLetters.charAt((modelYear - 2010) % yearLetters.length);
    return {
      vin: `${model.wmi}${model.descriptor}${letter}${model.plant}${serial()}`,
      plate: plateOf(registeredOn, random),
      model,
      modelYear,
      registeredOn,
      kmPerMonth: random.int(500, 2_100),
    };
  };
}

/** What the odometer shows on a day, in kilometres. */
export function kmOn(car: Car, day: IsoDate): number {
  const months = (Date.parse(day) - Date.parse(car.registeredOn)) / dayMs / daysPerMonth;
  return Math.max(0, Math.round((months * car.kmPerMonth) / 10) * 10);
}

/** What the registry knows of a car since a day. */
export function vehicleRow(car: Car, readOn: IsoDate, at: Date): typeof vehicles.$inferInsert {
  return {
    car_vin: car.vin,
    car_plate: car.plate,
    car_model: car.model.model,
    car_version: car.model.version,
    car_model_year: car.modelYear,
    car_fuel: car.model.fuel,
    car_material_code: car.model.material,
    car_registration_date: car.registeredOn,
    km: kmOn(car, readOn),
    car_mileage_date: readOn,
    source: 'demo',
    created_at: at,
    updated_at: at,
  };
}

/** The registry's row of the car that everybody may try. */
export function knownCarRow(at: Date): typeof vehicles.$inferInsert {
  const [model] = cars;
  if (model === undefined) throw new Error('There are no cars');
  const car = { ...knownCar, model, modelYear: 2025, kmPerMonth: 0 };
  return { ...vehicleRow(car, '2026-09-30', at), km: knownCar.km };
}
