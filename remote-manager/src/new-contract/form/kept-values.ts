import * as z from 'shared-api/schema';
import { type FormValues, textFields } from './values';

const keptForm = z.record(z.string(), z.unknown());

/** A form that was kept on the server, as far as it can be read today; null when it is none. */
export function readKeptForm(kept: unknown, empty: FormValues): FormValues | null {
  const parsed = keptForm.safeParse(kept);
  if (!parsed.success) return null;
  const { data } = parsed;
  const text = (field: string, instead: string) => (typeof data[field] === 'string' ? data[field] : instead);
  return {
    ...empty,
    ...Object.fromEntries(textFields.map((field) => [field, text(field, empty[field])])),
    found_vin: text('found_vin', ''),
    phone_confirmed: data.phone_confirmed === true,
    kind: data.kind === 'rental' ? 'rental' : 'care',
    way: data.way === 'counter' ? 'counter' : 'sms',
  };
}
