import { guardedStamping } from './guarded-stamping';
import type { SealedDocument, TimeStampService } from './pdf';

const service = { url: 'http://127.0.0.1:9/' };
const sealed = { bytes: new Uint8Array(), sha256: '', shownLength: 0, shownSha256: '', certificateSha256: '' };
const withStamp: SealedDocument = { ...sealed, level: 'B-T', timeStampFailure: null };
const withoutStamp: SealedDocument = { ...sealed, level: 'B-B', timeStampFailure: 'unreachable' };

function setUp(asked: TimeStampService | null = service) {
  const clock = { ms: Date.parse('2026-11-21T10:00:00Z') };
  const stamping = guardedStamping(asked, { now: () => new Date(clock.ms) });
  const askedFor: boolean[] = [];
  const seal = (answer: SealedDocument) =>
    stamping(async (by) => {
      askedFor.push(by !== undefined);
      return by === undefined ? { ...withoutStamp, timeStampFailure: null } : answer;
    });
  return { clock, stamping, seal, askedFor };
}

test('a service that is away is asked three times, then left alone, and asked again after half a minute', async () => {
  const { clock, seal, askedFor } = setUp();
  for (let time = 0; time < 4; time += 1) expect(await seal(withoutStamp)).toEqual(withoutStamp);
  expect(askedFor).toEqual([true, true, true, false]);

  clock.ms += 30_000;
  expect(await seal(withStamp)).toEqual(withStamp);
  expect(await seal(withStamp)).toEqual(withStamp);
  expect(askedFor.slice(4)).toEqual([true, true]);
});

test('a wrong answer is an answer: the service goes on being asked', async () => {
  const { seal, askedFor } = setUp();
  const wrong: SealedDocument = { ...withoutStamp, timeStampFailure: 'invalid' };
  for (let time = 0; time < 5; time += 1) expect(await seal(wrong)).toEqual(wrong);
  expect(askedFor).not.toContain(false);
});

test('a document that cannot be sealed is no fault of the service', async () => {
  const { stamping, seal, askedFor } = setUp();
  const failure = new Error('self_check');
  for (let time = 0; time < 5; time += 1) await expect(stamping(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(await seal(withStamp)).toEqual(withStamp);
  expect(askedFor).toEqual([true]);
});

test('without a service nothing is asked, and nothing is missing', async () => {
  const { seal, askedFor } = setUp(null);
  expect(await seal(withStamp)).toMatchObject({ level: 'B-B', timeStampFailure: null });
  expect(askedFor).toEqual([false]);
});
