import { parseDate } from 'shared-ui/format';
import { type CompleteCar, completeCar, type VehicleField, type VehicleValues } from '../common/funnel/funnel-state';
import type { PublicVehicleReport } from 'shared-api/entities';
import { issueFields, issueMessage, type TextDescriptor, validationMessages } from 'shared-api/messages';

export type VehicleFaults = Partial<Record<VehicleField, { descriptor: TextDescriptor; values: Readonly<Record<string, string | number>> }>>;

export interface VehicleReading {
  /** The car, once every needed field is right; null before. */
  readonly car: CompleteCar | null;
  readonly faults: VehicleFaults;
}

/** "18.420 km" to 18420; NaN for what is no whole number. */
function readKilometres(typed: string): number {
  const digits = typed.replace(/km/i, '').replace(/[\s.]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * Puts what the sources know and what the person typed together, and says what is still wrong, field by field.
 * @param today `YYYY-MM-DD` in Rome: a registration cannot lie after it.
 */
export function readVehicle(report: PublicVehicleReport, typed: VehicleValues, today: string): VehicleReading {
  const text = (value: string) => (value.trim() === '' ? undefined : value);
  const registered = text(typed.car_registration_date);
  const candidate = {
    car_vin: report.vin,
    car_plate: text(typed.car_plate),
    car_model: report.car_model ?? text(typed.car_model),
    car_version: report.car_version ?? text(typed.car_version),
    car_model_year: report.model_year ?? (text(typed.car_model_year) && Number(typed.car_model_year)),
    car_fuel: report.car_fuel ?? text(typed.car_fuel),
    car_material_code: report.car_material_code ?? undefined,
    // A text that is no day goes on as it is, so that the schema refuses it in its own words.
    car_registration_date: registered && (parseDate(registered) ?? registered),
    km: text(typed.km) && readKilometres(typed.km),
    car_mileage_date: text(typed.km) && today,
  };
  const result = completeCar.safeParse(candidate);
  const faults: VehicleFaults = {};
  for (const issue of result.success ? [] : result.error.issues) {
    const { descriptor, values } = issueMessage(issue);
    for (const field of issueFields(issue)) {
      if (isVehicleField(field) && !faults[field]) faults[field] = { descriptor, values };
    }
  }
  if (result.success && result.data.car_registration_date > today) {
    faults.car_registration_date = { descriptor: validationMessages.dateFuture, values: {} };
    return { car: null, faults };
  }
  return { car: result.success ? result.data : null, faults };
}

function isVehicleField(name: string): name is VehicleField {
  return ['car_plate', 'car_registration_date', 'km', 'car_model', 'car_version', 'car_model_year', 'car_fuel'].includes(name);
}
