import * as z from 'shared-api/schema';
import { visitValues } from '../storage/browser-storage';

const utmsKey = 'utms';
const stored = z.record(z.string(), z.string());

/** Saves the address's `utm…` parameters, once a session: the first ones that a visit brings stay. */
export function saveUtms(search: string): void {
  if (visitValues.get(utmsKey) !== null) {
    return;
  }
  const found = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm'));
  if (found.length > 0) {
    visitValues.set(utmsKey, JSON.stringify(Object.fromEntries(found)));
  }
}

/** The saved parameters; empty when the visit came without any. */
export function readUtms(): Readonly<Record<string, string>> {
  try {
    return stored.parse(JSON.parse(visitValues.get(utmsKey) ?? '{}'));
  } catch {
    return {};
  }
}
