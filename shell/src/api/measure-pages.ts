import ky from 'ky';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { apiBase } from './api-base';
import { currentPage } from './current-page';

/** What was measured while pages of a version were there, and is not told yet. */
interface Measured {
  readonly lcp_ms?: number;
  readonly inp_ms?: number;
  readonly cls?: number;
  readonly calls?: number;
  readonly failed_calls?: number;
}

interface Version {
  readonly area: string;
  readonly version: string;
}

const measured = new Map<string, Version & Measured>();
/** Of a version each vital is told once a page: one person's long day is not many people's. */
const told = new Set<string>();
/** More are not told of one visit. */
const mostCalls = 1_000;
let measuring = false;

const nameOf = ({ area, version }: Version) => `${area} ${version}`;

function note({ area, version }: Version, add: (known: Measured) => Measured): void {
  const known = measured.get(nameOf({ area, version })) ?? {};
  measured.set(nameOf({ area, version }), { ...known, ...add(known), area, version });
}

function noteVital(page: Version, name: 'lcp_ms' | 'inp_ms' | 'cls', { value }: Metric): void {
  const key = `${nameOf(page)} ${name}`;
  if (!told.has(key)) note(page, () => ({ [name]: value }));
}

/** Reports are no calls of the area; and not every browser tells how a call ended. */
function isCall({ name, initiatorType }: PerformanceResourceTiming): boolean {
  return initiatorType === 'fetch' && name.includes('/api/') && !name.includes('/client-');
}

function noteCalls(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    if (!(entry instanceof PerformanceResourceTiming) || !isCall(entry) || entry.responseStatus === undefined) continue;
    const failed = entry.responseStatus >= 500 ? 1 : 0;
    note(currentPage(), ({ calls = 0, failed_calls = 0 }) => ({
      calls: Math.min(calls + 1, mostCalls),
      failed_calls: Math.min(failed_calls + failed, mostCalls),
    }));
  }
}

/** Who leaves the page is asked for nothing: what was measured goes with them, or is lost. */
function tellMeasures(): void {
  for (const { calls = 0, failed_calls = 0, ...rest } of measured.values()) {
    for (const name of Object.keys(rest)) told.add(`${nameOf(rest)} ${name}`);
    const json = { ...rest, calls, failed_calls };
    ky.post(`${apiBase}/client-measures`, { json, keepalive: true, retry: 0, credentials: 'include' }).catch(() => {});
  }
  measured.clear();
}

/**
 * Measures how fast pages are and how many calls fail, by version, and tells the server when the page is left. What
 * happened before is measured too: browsers keep it.
 */
export function measurePages(): void {
  if (measuring) return;
  measuring = true;
  const first = currentPage();
  onLCP((metric) => noteVital(first, 'lcp_ms', metric));
  onINP((metric) => noteVital(currentPage(), 'inp_ms', metric), { reportAllChanges: true });
  onCLS((metric) => noteVital(currentPage(), 'cls', metric), { reportAllChanges: true });
  new PerformanceObserver((list) => noteCalls(list.getEntries())).observe({ type: 'resource', buffered: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tellMeasures();
  });
}
