import { coverHasEnded } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { formatDate, romeDay } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { Service } from 'shared-ui/work';
import { messages } from './messages';
import { isLate } from './service-of';

/**
 * A contract's services as cells; before it is paid their days are not known, after its cover none is to come.
 * @param now the server's time: what was not done by its day is late
 */
export function servicesOf(contract: CustomerContract, intl: IntlShape, now: string): Service[] {
  const { maintenance, mantenance_number } = contract;
  if (maintenance.length === 0) {
    const when = intl.formatMessage(messages.notYet);
    return Array.from({ length: mantenance_number }, (_, index) => ({ n: index + 1, state: 'later', when }));
  }
  const next = maintenance.find(({ done_on }) => done_on === null)?.n;
  const hasEnded = coverHasEnded(contract, romeDay(now));
  const undone = (n: number) => (hasEnded ? 'missed' : n === next ? 'next' : 'later');
  return maintenance.map(({ n, due_on, done_on }) => {
    const term = isLate({ due_on }, now) ? messages.late : messages.by;
    return {
      n,
      state: done_on ? 'done' : undone(n),
      when: done_on ? formatDate(done_on) : intl.formatMessage(term, { date: formatDate(due_on) }),
    };
  });
}
