import fc from 'fast-check';
import { z } from 'zod';
import { orderedId } from './ordered-id';

test('ids sort as they were made, whatever the clock does, and are UUIDs of version 7', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(instants, { minLength: 2 }), (times) => {
      const ids = times.map(orderedId);
      expect([...ids].sort()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      expect(z.array(z.uuidv7()).safeParse(ids).success).toBe(true);
    }),
  );
});

test('a moment in which more ids are made than its counter holds goes on in order', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const ids = Array.from({ length: 10_000 }, () => orderedId(now));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
