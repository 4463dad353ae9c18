import { coverEndsOn, deletionAt, lastDayOf, romeDate, withdrawalEndsAt } from 'shared-api/domain';
import { formatDay, type Text, t } from '../../../platform/i18n';
import { type Contract, storeSnapshot } from '../../contracts';
import type { Maintenance } from '../maintenance/maintenance.repository';
import { calendarMessages as m } from './calendar.messages';
import { type CalendarDay, icalendar } from './icalendar';

interface CalendarFacts {
  readonly works: Maintenance;
  readonly now: Date;
  /** The product's address. */
  readonly publicUrl: string;
}

/**
 * A contract's deadlines and services as an iCalendar file, for staff and for its customer. The days bear the
 * contract's code, and nothing of its link: calendars are shared. They lead to where the customer signs in.
 */
export function contractCalendar(contract: Contract, { works, now, publicUrl }: CalendarFacts): string {
  const days =
    contract.withdrawn_at === null
      ? [...deadlines(contract).filter(({ day }) => day >= romeDate(now)), ...services(contract, works)]
      : ended(contract);
  const address = `${publicUrl}/account/contracts`;
  return icalendar(days, { name: t(m.name, { code: contract.code }), now, sequence: contract.version, address });
}

function dayOf(contract: Contract, name: string, day: string, summary: Text): CalendarDay {
  return { uid: uidOf(contract, name), day, summary: t(summary, { code: contract.code }) };
}

/** A service has to be booked, a deadline only to be kept. */
const remindBefore = { deadline: 2, service: 14 } as const;

function deadlineOf(contract: Contract, name: string, day: string, summary: Text): CalendarDay {
  return { ...dayOf(contract, name, day, summary), remindBefore: remindBefore.deadline };
}

const uidOf = ({ code }: Contract, name: string) => `${code}-${name}@carcare`.toLowerCase();

function deadlines(contract: Contract): CalendarDay[] {
  const { signed_at, mantenance_duration } = contract;
  const deletion = deletionAt(contract);
  const last = deletion === null ? null : romeDate(deletion);
  if (signed_at === null) return last === null ? [] : [deadlineOf(contract, 'sign', last, m.sign)];
  return [
    ...(last === null ? [] : [deadlineOf(contract, 'pay', last, m.pay)]),
    deadlineOf(contract, 'withdraw', lastDayOf(withdrawalEndsAt(signed_at)), m.withdraw),
    deadlineOf(contract, 'cover-ends', coverEndsOn(signed_at, mantenance_duration), m.coverEnds),
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

function services(contract: Contract, works: Maintenance): CalendarDay[] {
  const { name: store, phone, address, zip_code, city, province } = storeSnapshot.parse(contract.store_snapshot);
  const place = `${store}, ${address}, ${zip_code} ${city} (${province})`;
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
