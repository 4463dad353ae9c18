import type { OpeningHours, Store } from 'shared-api/entities';
import { tidyHours } from 'shared-staff/hours';

export const storeTexts = [
  'phone',
  'email',
  'website',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
] as const;
export type StoreText = (typeof storeTexts)[number];

/** What the form holds: text, and the week's hours. */
export type StoreValues = Record<StoreText, string> & { opening_hours: OpeningHours };

/** A dealer's own data as the form shows them. */
export function valuesOf(store: Store): StoreValues {
  return {
    phone: store.phone,
    email: store.email ?? '',
    website: store.website ?? '',
    address: store.address,
    address_info: store.address_info ?? '',
    zip_code: store.zip_code,
    city: store.city,
    province: store.province,
    opening_hours: tidyHours(store.opening_hours),
  };
}

/** What may be left out altogether is sent as nothing at all. */
const emptied: ReadonlySet<StoreText> = new Set(['email', 'website']);

/** Only what differs from what was opened. */
export function changesToSend(values: StoreValues, base: StoreValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of storeTexts) {
    const text = values[field].trim();
    if (text !== base[field].trim()) changes[field] = text === '' && emptied.has(field) ? null : text;
  }
  const hours = tidyHours(values.opening_hours);
  if (JSON.stringify(hours) !== JSON.stringify(tidyHours(base.opening_hours))) changes.opening_hours = hours;
  return changes;
}
