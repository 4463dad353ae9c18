import { addRomeDays, type IsoDate } from './rome-time';

/** A service of a plan, as a contract's `maintenance` has it. */
interface PlannedService {
  readonly n: number;
  readonly due_on: IsoDate;
  readonly due_km: number;
  readonly done_on: IsoDate | null;
  readonly km: number | null;
}

export interface ServiceFacts {
  readonly maintenance: readonly PlannedService[];
  /** Kilometres when the contract was made, and the day on which they were read. */
  readonly km: number | null;
  readonly car_mileage_date: IsoDate | null;
  readonly car_registration_date: IsoDate | null;
  /** Kilometres that the customer told with a request. */
  readonly stated?: readonly KmReading[];
}

/** Kilometres as they stood on a day. */
export interface KmReading {
  readonly on: IsoDate;
  readonly km: number;
}

export interface NextService {
  readonly n: number;
  /** The earlier of the two bounds, the day to plan for. */
  readonly on: IsoDate;
  /** What comes first: the months that were agreed, or the kilometres, which can only be foreseen. */
  readonly by: 'months' | 'km';
  readonly due_on: IsoDate;
  readonly due_km: number;
  /** The reading that the foresight of the kilometres rests on; null where the months come first. */
  readonly reading: KmReading | null;
}

const dayMs = 86_400_000;

function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * What is known of the kilometres, in order: none at the registration, then each time that somebody read them. What a
 * customer told counts until a service proves it wrong.
 */
function readingsOf(facts: ServiceFacts, madeOn: IsoDate): KmReading[] {
  const { maintenance, km, car_mileage_date, car_registration_date, stated = [] } = facts;
  const done = maintenance.flatMap((work) =>
    work.done_on && work.km !== null ? [{ on: work.done_on, km: work.km }] : [],
  );
  const known: KmReading[] = [
    ...(car_registration_date ? [{ on: car_registration_date, km: 0 }] : []),
    ...(km === null ? [] : [{ on: car_mileage_date ?? madeOn, km }]),
    ...done,
    ...stated.filter((told) => done.every((work) => work.on < told.on || work.km >= told.km)),
  ];
  return known.sort((a, b) => a.on.localeCompare(b.on) || a.km - b.km);
}

/** Two readings tell how much a car is driven when so many days lie between them; in fewer a journey would. */
const fewestDays = 30;

/**
 * The day on which a car that goes on as between its last two readings has so many kilometres, if before `until`; one
 * that has them already, the day on which they were read.
 */
function dayOfKm(readings: readonly KmReading[], km: number, until: IsoDate): IsoDate | null {
  const last = readings.at(-1);
  if (!last) return null;
  if (last.km >= km) return last.on < until ? last.on : null;
  const before = readings.findLast(({ on }) => daysBetween(on, last.on) >= fewestDays) ?? readings[0];
  if (!before) return null;
  const days = daysBetween(before.on, last.on);
  const gone = last.km - before.km;
  if (days <= 0 || gone <= 0) return null;
  const left = Math.round(((km - last.km) * days) / gone);
  return left < daysBetween(last.on, until) ? addRomeDays(last.on, left) : null;
}

/**
 * Every service of a paid contract that is not done: due by months or by kilometres, whichever comes first.
 * @param madeOn the day of the signature, when the contract's kilometres have no date of their own
 * @param today kilometres that must have been reached by now are foreseen for today
 */
export function foreseeServices(facts: ServiceFacts, madeOn: IsoDate, today: IsoDate): NextService[] {
  const readings = readingsOf(facts, madeOn);
  return facts.maintenance
    .filter(({ done_on }) => done_on === null)
    .map(({ n, due_on, due_km }) => {
      const foreseen = dayOfKm(readings, due_km, due_on);
      const on = foreseen !== null && foreseen < today ? today : foreseen;
      if (on === null || on >= due_on) return { n, on: due_on, by: 'months', due_on, due_km, reading: null };
      return { n, on, by: 'km', due_on, due_km, reading: readings.at(-1) ?? null };
    });
}

/** The next of them, or null when none is left. */
export function nextService(facts: ServiceFacts, madeOn: IsoDate, today: IsoDate): NextService | null {
  return foreseeServices(facts, madeOn, today)[0] ?? null;
}
