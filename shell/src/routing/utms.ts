import * as z from 'shared-api/schema';

const utmsKey = 'utms';
const stored = z.record(z.string(), z.string());

/** Saves the address's `utm…` parameters, once a session: the first ones that a visit brings stay. */
export function saveUtms(search: string): void {
  if (sessionStorage.getItem(utmsKey) !== null) {
    return;
  }
  const found = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm'));
  if (found.length > 0) {
    sessionStorage.setItem(utmsKey, JSON.stringify(Object.fromEntries(found)));
  }
}

/** The saved parameters; empty when the visit came without any. */
export function readUtms(): Readonly<Record<string, string>> {
  try {
    return stored.parse(JSON.parse(sessionStorage.getItem(utmsKey) ?? '{}'));
  } catch {
    return {};
  }
}
