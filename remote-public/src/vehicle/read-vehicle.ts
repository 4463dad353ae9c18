import type { CarField, PublicVehicleReport } from 'shared-api/entities';
import { issueFields, issueMessage, type TextDescriptor, validationMessages } from 'shared-api/messages';
import { parseDate, parseWhole } from 'shared-ui/format';
import {
  type CompleteCar,
  completeCar,
  emptyVehicle,
  type VehicleField,
  type VehicleValues,
} from '../common/funnel/funnel-state';
import { asksForMaker, carModelOf } from './car-model';
import { neededMessages, numberMessages } from './fault.messages';

export type VehicleFaults = Partial<
  Record<VehicleField, { descriptor: TextDescriptor; values: Readonly<Record<string, string | number>> }>
>;

export interface VehicleReading {
  /** The car, once every needed field is right; null before. */
  readonly car: CompleteCar | null;
  readonly faults: VehicleFaults;
}

/** "18.420 km" to 18420; NaN for what is no whole number. */
function readKilometres(typed: string): number {
  return parseWhole(typed.replace(/km/i, '')) ?? Number.NaN;
}

/** What is left empty is missing, not wrong. */
function given(value: string): string | undefined {
  return value.trim() === '' ? undefined : value;
}

/** What the sources know and what the person typed, as the schema takes them. */
function joined(report: PublicVehicleReport, typed: VehicleValues, today: string) {
  const registered = given(typed.car_registration_date);
  const km = given(typed.km);
  const year = given(typed.car_model_year);
  return {
    car_vin: report.vin,
    car_plate: given(typed.car_plate),
    car_model: carModelOf(report, typed),
    car_version: report.car_version ?? given(typed.car_version),
    car_model_year: report.model_year ?? (year && Number(year)),
    car_fuel: report.car_fuel ?? given(typed.car_fuel),
    car_material_code: report.car_material_code ?? undefined,
    // A text that is no day goes on as it is, so that the schema refuses it in its own words.
    car_registration_date: registered && (parseDate(registered) ?? registered),
    km: km && readKilometres(km),
    car_mileage_date: km && today,
    km_reason: given(typed.km_reason),
  } satisfies Record<CarField, unknown>;
}

/** The first fault of each field that the person can put right, in words that name the thing. */
function faultsOf(issues: readonly Parameters<typeof issueMessage>[0][], typed: VehicleValues): VehicleFaults {
  const faults: VehicleFaults = {};
  for (const issue of issues) {
    for (const field of issueFields(issue)) {
      if (isVehicleField(field)) faults[field] ??= named(field, issueMessage(issue), typed);
    }
  }
  return faults;
}

type Fault = NonNullable<VehicleFaults[VehicleField]>;

/** What is said of a text that is no number; of one that is out of its range the range is said. */
const noNumber: ReadonlySet<TextDescriptor> = new Set([validationMessages.required, validationMessages.integer]);

function named(field: VehicleField, fault: Fault, typed: VehicleValues): Fault {
  if (isNeeded(field) && typed[field].trim() === '') return { descriptor: neededMessages[field], values: {} };
  if (isNumber(field) && noNumber.has(fault.descriptor)) return { descriptor: numberMessages[field], values: {} };
  return fault;
}

function isNeeded(field: VehicleField): field is keyof typeof neededMessages & VehicleField {
  return field in neededMessages;
}

function isNumber(field: VehicleField): field is keyof typeof numberMessages & VehicleField {
  return field in numberMessages;
}

/**
 * Puts what the sources know and what the person typed together, and says what is still wrong, field by field.
 * @param today `YYYY-MM-DD` in Rome: a registration cannot lie after it.
 */
export function readVehicle(report: PublicVehicleReport, typed: VehicleValues, today: string): VehicleReading {
  const result = completeCar.safeParse(joined(report, typed, today));
  const noMaker: VehicleFaults =
    asksForMaker(report) && typed.car_maker.trim() === ''
      ? { car_maker: { descriptor: neededMessages.car_maker, values: {} } }
      : {};
  const notYet: VehicleFaults =
    (parseDate(typed.car_registration_date) ?? '') > today
      ? { car_registration_date: { descriptor: validationMessages.dateFuture, values: {} } }
      : {};
  const faults = { ...noMaker, ...notYet, ...(result.success ? {} : faultsOf(result.error.issues, typed)) };
  const isComplete = result.success && Object.keys(faults).length === 0;
  return { car: isComplete ? result.data : null, faults };
}

function isVehicleField(name: string): name is VehicleField {
  return Object.hasOwn(emptyVehicle, name);
}
