import { coverEndsOn, lastDayOf, serviceSchedule } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { formatKm, romeDay } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

export interface ComingDate {
  /** `YYYY-MM-DD` in Rome. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

/** The first service that is not done; before the payment, the one that the contract will plan. */
function firstService(contract: CustomerContract, signed: string): { n: number; day: string; km: number } | null {
  const planned = contract.maintenance.find(({ done_on }) => done_on === null);
  if (planned) return { n: planned.n, day: planned.due_on, km: planned.due_km };
  if (contract.maintenance.length > 0) return null;
  const [first] = serviceSchedule({
    services: contract.mantenance_number,
    months: contract.mantenance_duration,
    km: contract.mantenance_km,
    from: signed,
    startKm: contract.km ?? 0,
  });
  return first ? { n: first.n, day: first.due_on, km: first.due_km } : null;
}

/** The dates of what has happened and what comes, in order. */
export function comingDates(contract: CustomerContract, intl: IntlShape): ComingDate[] {
  const { signed_at, paid_at, withdrawal_ends_at, deletion_at, withdrawn_at } = contract;
  if (!signed_at || withdrawn_at) return [];
  const signed = romeDay(signed_at);
  const dates: ComingDate[] = [
    { day: signed, title: intl.formatMessage(messages.nextSigned), text: intl.formatMessage(messages.nextSignedText) },
  ];
  const add = (day: string, title: string, text: string) => dates.push({ day, title, text });

  if (withdrawal_ends_at)
    add(
      lastDayOf(new Date(withdrawal_ends_at)),
      intl.formatMessage(messages.nextWithdraw),
      intl.formatMessage(messages.nextWithdrawText),
    );
  if (paid_at) add(romeDay(paid_at), intl.formatMessage(messages.nextPaid), intl.formatMessage(messages.nextPaidText));
  else if (deletion_at)
    add(romeDay(deletion_at), intl.formatMessage(messages.nextPay), intl.formatMessage(messages.nextPayText));

  const service = firstService(contract, signed);
  if (service)
    add(
      service.day,
      intl.formatMessage(messages.nextService, { n: service.n }),
      intl.formatMessage(messages.nextServiceText, { km: formatKm(service.km) }),
    );
  add(
    coverEndsOn(new Date(signed_at), contract.mantenance_duration),
    intl.formatMessage(messages.nextEnd, { kind: contract.package.kind }),
    intl.formatMessage(messages.nextEndText, { km: formatKm(contract.mantenance_km) }),
  );
  return dates.sort((a, b) => a.day.localeCompare(b.day));
}
