import { reportOf } from './report.mjs';
import { runPart } from './run-part.mjs';

const at = new Date('2026-03-02T10:00:00Z');
const silent = { seed: 7, say: () => undefined };

test('a report says what held, what did not and why, and what was left out', async () => {
  const part = {
    name: 'kills',
    about: 'kill -9',
    counts: { rounds: 100 },
    short: null,
    run: async ({ counts }) => ({
      checks: [
        { what: 'nothing is lost', faults: [] },
        { what: 'nobody waits', faults: ['one\nwaited'] },
      ],
      figures: [['rounds', counts.rounds]],
      notRun: ['on the moon: there is none'],
    }),
  };
  const text = reportOf([await runPart(part, { ...silent, share: 0.05 })], { seed: 7, at });
  expect(text).toContain('2026-03-02 10:00 UTC');
  expect(text).toContain('| kills | kill -9 | **1 faults** |');
  expect(text).toContain('- holds: nothing is lost\n- **does not hold**: nobody waits\n  - one waited\n');
  expect(text).toContain('- not run: on the moon: there is none');
  expect(text).toContain('| rounds | 5 |');
});

test('a part that breaks off has failed', async () => {
  const part = { name: 'kills', about: '', counts: {}, short: {}, run: () => Promise.reject(new Error('no room')) };
  const { checks } = await runPart(part, { ...silent, share: 'short' });
  expect(checks).toEqual([{ what: 'it ran to its end', faults: [expect.stringContaining('no room')] }]);
});
