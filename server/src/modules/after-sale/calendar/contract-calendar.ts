import { coverEndOf, deletionAt, lastDayOf, romeDate, withdrawalEndsAt } from 'shared-api/domain';
import type { ContractRequest } from 'shared-api/entities';
import { formatDay, type Text, t } from '../../../platform/i18n';
import { type Contract, packageSnapshot, storeSnapshot } from '../../contracts';
import type { Maintenance } from '../maintenance/maintenance.repository';
import { calendarMessages as m } from './calendar.messages';
import { type CalendarDay, icalendar } from './icalendar';

interface CalendarFacts {
  readonly works: Maintenance;
  readonly requests: readonly ContractRequest[];
  readonly now: Date;
  /** Whether an unpaid contract is to be paid. */
  readonly owed: boolean;
  /** Where its reader signs in and finds the contract. */
  readonly address: string;
}

/**
 * A contract's deadlines, services and appointments as an iCalendar file, for staff and for its customer. The days bear
 * the contract's code, and nothing of its link: calendars are shared.
 */
export function contractCalendar(contract: Contract, { works, requests, now, address, owed }: CalendarFacts): string {
  const days =
    contract.withdrawn_at === null
      ? [
          ...[...deadlines(contract, owed), ...appointments(contract, requests)].filter(
            ({ day }) => day >= romeDate(now),
          ),
          ...services(contract, works),
        ]
      : ended(contract);
  return icalendar(days, { name: t(m.name, { code: contract.code }), now, sequence: contract.version, address });
}

function dayOf(contract: Contract, name: string, day: string, summary: Text): CalendarDay {
  return { uid: uidOf(contract, name), day, summary: t(summary, { code: contract.code }) };
}

/** A service has to be booked, a deadline only to be kept. */
const remindBefore = { deadline: 2, service: 14, appointment: 1 } as const;

function deadlineOf(contract: Contract, name: string, day: string, summary: Text): CalendarDay {
  return { ...dayOf(contract, name, day, summary), remindBefore: remindBefore.deadline };
}

const uidOf = ({ code }: Contract, name: string) => `${code}-${name}@carcare`.toLowerCase();

function deadlines(contract: Contract, owed: boolean): CalendarDay[] {
  const { signed_at, package_snapshot } = contract;
  const deletion = deletionAt(contract);
  const last = deletion === null ? null : romeDate(deletion);
  const coverEnd = coverEndOf({ ...contract, package: packageSnapshot.parse(package_snapshot) });
  if (signed_at === null) return last === null ? [] : [deadlineOf(contract, 'sign', last, m.sign)];
  return [
    ...(last === null || !owed ? [] : [deadlineOf(contract, 'pay', last, m.pay)]),
    deadlineOf(contract, 'withdraw', lastDayOf(withdrawalEndsAt(signed_at)), m.withdraw),
    ...(coverEnd === null ? [] : [deadlineOf(contract, 'cover-ends', coverEnd, m.coverEnds)]),
  ];
}

function ended(contract: Contract): CalendarDay[] {
  const { withdrawn_at, refund_due_at, refunded_at } = contract;
  return [
    ...(withdrawn_at === null ? [] : [dayOf(contract, 'withdraw', romeDate(withdrawn_at), m.withdrawn)]),
    ...(refund_due_at === null || refunded_at !== null
      ? []
      : [deadlineOf(contract, 'refund', romeDate(refund_due_at), m.refund)]),
  ];
}

/** The dealer of a contract: who, by what number, and where. */
function dealerOf(contract: Contract): { readonly store: string; readonly phone: string; readonly place: string } {
  const { name: store, phone, address, zip_code, city, province } = storeSnapshot.parse(contract.store_snapshot);
  return { store, phone, place: `${store}, ${address}, ${zip_code} ${city} (${province})` };
}

/**
 * The days and hours that were agreed in answer to a request, and those that were called off: a calendar into which the
 * file is taken again keeps what the file no longer has.
 */
function appointments(contract: Contract, requests: readonly ContractRequest[]): CalendarDay[] {
  const { store, phone, place } = dealerOf(contract);
  const { code, car_model: car } = contract;
  return requests.flatMap(({ id, kind, appointment_at, former_appointment_at, version }) => {
    const cancelled = appointment_at === null;
    const instant = appointment_at ?? former_appointment_at;
    if (instant === null) return [];
    const at = new Date(instant);
    return {
      ...{ uid: uidOf(contract, `appointment-${id}`), changes: version, day: romeDate(at), at, place, cancelled },
      summary: t(m.appointment, { kind, car }),
      description: t(m.appointmentText, { code, store, phone }),
      ...(cancelled ? {} : { remindBefore: remindBefore.appointment }),
    };
  });
}

function services(contract: Contract, works: Maintenance): CalendarDay[] {
  const { store, phone, place } = dealerOf(contract);
  const { code, car_model: car } = contract;
  return works.map(({ n, due_on, due_km, done_on, km, projected_on }) => {
    const uid = uidOf(contract, `service-${n}`);
    if (done_on !== null) {
      const description = t(m.serviceDoneText, { code, km: km ?? due_km });
      return { uid, day: done_on, summary: t(m.serviceDone, { n, car }), description };
    }
    const description = t(m.serviceText, { code, day: formatDay(due_on), km: due_km, store, phone });
    const summary = t(m.service, { n, car });
    return { uid, day: projected_on ?? due_on, summary, description, place, remindBefore: remindBefore.service };
  });
}
