import { act } from '@testing-library/react';
import type { Metric } from 'web-vitals';
import { setCurrentPage } from './current-page';
import { measurePages } from './measure-pages';

type Listener = (metric: Pick<Metric, 'value'>) => void;
const vitals: Record<string, Listener> = {};
jest.mock('web-vitals', () => ({
  onLCP: (listener: Listener) => (vitals.lcp = listener),
  onINP: (listener: Listener) => (vitals.inp = listener),
  onCLS: (listener: Listener) => (vitals.cls = listener),
}));

/** A call as the browser remembers it. */
class Timing {
  readonly initiatorType = 'fetch';
  constructor(
    readonly name: string,
    readonly responseStatus: number | undefined,
  ) {}
}

let tellCalls: (entries: readonly Timing[]) => void = () => {};
class Observer {
  constructor(listener: (list: { getEntries: () => readonly Timing[] }) => void) {
    tellCalls = (entries) => listener({ getEntries: () => entries });
  }
  observe = () => {};
}

const sent: unknown[] = [];
const fetchSpy = jest.fn(async (request: Request) => {
  sent.push(await request.json());
  return new Response('{}');
});

beforeAll(() => {
  Object.assign(globalThis, { PerformanceObserver: Observer, PerformanceResourceTiming: Timing, fetch: fetchSpy });
  setCurrentPage({ area: 'public', version: '1.0.0-a', pattern: '/' });
  measurePages();
});

async function leave(): Promise<void> {
  sent.length = 0;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

test('what was measured is told by version when the page is left, a vital once and calls each time', async () => {
  vitals.lcp?.({ value: 1_840 });
  vitals.cls?.({ value: 0.02 });
  setCurrentPage({ area: 'manager', version: '2.0.0-b', pattern: '/cms/manager' });
  vitals.inp?.({ value: 96 });
  vitals.inp?.({ value: 140 });
  tellCalls([
    new Timing('https://carcare.example/api/v1/manager/contracts', 200),
    new Timing('https://carcare.example/api/v1/manager/contracts', 503),
    new Timing('https://carcare.example/api/v1/manager/contracts', undefined),
    new Timing('https://carcare.example/api/v1/client-errors', 202),
    new Timing('https://carcare.example/registry.json', 200),
  ]);
  await leave();
  expect(sent).toEqual([
    { area: 'public', version: '1.0.0-a', lcp_ms: 1_840, cls: 0.02, calls: 0, failed_calls: 0 },
    { area: 'manager', version: '2.0.0-b', inp_ms: 140, calls: 2, failed_calls: 1 },
  ]);

  vitals.inp?.({ value: 300 });
  await leave();
  expect(sent).toEqual([]);
  tellCalls([new Timing('https://carcare.example/api/v1/manager/contracts', 200)]);
  await leave();
  expect(sent).toEqual([{ area: 'manager', version: '2.0.0-b', calls: 1, failed_calls: 0 }]);
});
