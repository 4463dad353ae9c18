import fc from 'fast-check';
import {
  type DeadlineFacts,
  daysLeft,
  deletionAt,
  dueReminders,
  expiredSince,
  remindedSince,
  unpaidDays,
  unsignedDays,
} from './deadlines';
import { addRomeDays, endOfRomeDay, romeDate, startOfRomeDay } from './rome-time';

const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const minute = 60_000;

/** Any instant, more often one around a day on which the clocks change. */
const instants = fc.oneof(
  fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2036-01-01T00:00:00Z'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -26 * 1_440, max: 2 * 1_440 }))
    .map(([day, minutes]) => new Date(startOfRomeDay(day).getTime() + minutes * minute)),
);
const kinds = fc.constantFrom<'unsigned' | 'unpaid'>('unsigned', 'unpaid');

function contractOf(kind: 'unsigned' | 'unpaid', from: Date): { contract: DeadlineFacts; term: number } {
  return kind === 'unsigned'
    ? { contract: { status: 'DRAFT', created_at: from, signed_at: null, withdrawn_at: null }, term: unsignedDays }
    : { contract: { status: 'SIGNED', created_at: from, signed_at: from, withdrawn_at: null }, term: unpaidDays };
}

test('the last day is as many days after the first as the term has, and is over only at midnight', () => {
  fc.assert(
    fc.property(kinds, instants, (kind, from) => {
      const { contract, term } = contractOf(kind, from);
      const end = deletionAt(contract) ?? from;
      const last = addRomeDays(romeDate(from), term);
      expect(romeDate(end)).toBe(last);
      expect(end.getTime() + 1).toBe(endOfRomeDay(last).getTime());
    }),
  );
});

test('none is deleted on the day that is named as its last, nor left once that is over', () => {
  fc.assert(
    fc.property(kinds, instants, fc.nat(1_439), (kind, from, minutes) => {
      const { contract, term } = contractOf(kind, from);
      const last = addRomeDays(romeDate(from), term);
      const during = new Date(
        Math.min(startOfRomeDay(last).getTime() + minutes * minute, endOfRomeDay(last).getTime() - 1),
      );
      expect(daysLeft(contract, during)).toBe(0);
      expect(from < expiredSince(term, during)).toBe(false);
      expect(from < expiredSince(term, endOfRomeDay(last))).toBe(true);
    }),
  );
});

test('the days left are those of the term on the first day, and one fewer each day', () => {
  fc.assert(
    fc.property(kinds, instants, fc.nat(unpaidDays), (kind, from, passed) => {
      const { contract, term } = contractOf(kind, from);
      expect(daysLeft(contract, from)).toBe(term);
      expect(daysLeft(contract, startOfRomeDay(addRomeDays(romeDate(from), passed)))).toBe(term - passed);
    }),
  );
});

test('the search for reminders finds each contract that one is due of, and no other, at whatever hour', () => {
  fc.assert(
    fc.property(kinds, instants, fc.nat(unpaidDays * 1_440), (kind, from, minutes) => {
      const { contract, term } = contractOf(kind, from);
      const now = new Date(from.getTime() + minutes * minute);
      const due = dueReminders(daysLeft(contract, now) ?? term).length > 0;
      expect(from < remindedSince(term, now)).toBe(due);
    }),
  );
});
