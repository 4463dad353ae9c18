import { coverEndOf, coverHasEnded, lastDayOf, serviceSchedule } from 'shared-api/domain';
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

/** The end of the cover, where it is known. */
function endOf(contract: CustomerContract, intl: IntlShape): ComingDate[] {
  const day = coverEndOf(contract);
  if (day === null) return [];
  const text = intl.formatMessage(messages.nextEndText, { km: formatKm(contract.mantenance_km) });
  return [{ day, title: intl.formatMessage(messages.nextEnd), text }];
}

interface Present {
  /** `YYYY-MM-DD` in Rome. */
  readonly today: string;
  /** Whether a receipt of the payment is among the papers. */
  readonly receipted: boolean;
}

/**
 * The dates of what has happened and what comes, in order. Once it is paid and nobody can withdraw any more, how it
 * came about is history: only what comes is told, and nothing once the cover has ended. While a stated withdrawal is
 * looked at, nobody is asked to pay.
 */
export function comingDates(contract: CustomerContract, intl: IntlShape, { today, receipted }: Present): ComingDate[] {
  const { signed_at, paid_at, withdrawal_ends_at, deletion_at, withdrawn_at, withdrawal_stated_at } = contract;
  if (!signed_at || withdrawn_at || coverHasEnded(contract, today)) return [];
  const signed = romeDay(signed_at);
  const lastToWithdraw = withdrawal_ends_at && lastDayOf(new Date(withdrawal_ends_at));
  const isSettled = paid_at !== null && (!lastToWithdraw || lastToWithdraw < today);
  const dates: ComingDate[] = [];
  const add = (day: string, title: string, text: string) => dates.push({ day, title, text });

  if (!isSettled) add(signed, intl.formatMessage(messages.nextSigned), intl.formatMessage(messages.nextSignedText));
  if (!isSettled && lastToWithdraw)
    add(lastToWithdraw, intl.formatMessage(messages.nextWithdraw), intl.formatMessage(messages.nextWithdrawText));
  if (paid_at && !isSettled)
    add(
      romeDay(paid_at),
      intl.formatMessage(messages.nextPaid),
      receipted ? intl.formatMessage(messages.nextPaidText) : '',
    );
  else if (!paid_at && deletion_at && !withdrawal_stated_at)
    add(romeDay(deletion_at), intl.formatMessage(messages.nextPay), intl.formatMessage(messages.nextPayText));

  const service = firstService(contract, signed);
  if (service)
    add(
      service.day,
      intl.formatMessage(messages.nextService, { n: service.n }),
      intl.formatMessage(messages.nextServiceText, { km: formatKm(service.km) }),
    );
  dates.push(...endOf(contract, intl));
  return dates.sort((a, b) => a.day.localeCompare(b.day));
}
