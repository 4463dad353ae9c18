import type { Locator } from '@playwright/test';

/** A day of the API, `2026-11-21`, as people write it: `21/11/2026`. */
export function italianDate(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Writes a day of the API into a date field and leaves it. */
export async function fillDate(field: Locator, day: string): Promise<void> {
  await field.fill(italianDate(day));
  await field.blur();
}
