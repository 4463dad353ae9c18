import * as z from 'shared-api/schema';
import { formatPlate, formatVin } from 'shared-ui/format';

/** The name of the one form that a person could leave unfinished at first; those of today begin with it and a hyphen. */
export const newContractForm = 'manager-new-contract';

/** A name for one more form. */
export function newFormKey(): string {
  return `${newContractForm}-${crypto.randomUUID()}`;
}

/** Whether a name, out of an address, is that of a new contract's form. */
export function isNewContractForm(key: string): boolean {
  return /^manager-new-contract(-[A-Za-z0-9-]{1,59})?$/.test(key);
}

const kept = z.record(z.string(), z.unknown());

/** By what one finds a form again: whose it is, else which car's, and what else is known of both. */
export function describeForm(value: unknown): { readonly name: string; readonly details: string } {
  const { data = {} } = kept.safeParse(value);
  const text = (field: string) => (typeof data[field] === 'string' ? data[field].trim() : '');
  const [name = '', ...details] = [
    `${text('firstname')} ${text('lastname')}`.trim(),
    formatPlate(text('car_plate').toUpperCase()),
    text('car_model'),
    formatVin(text('car_vin')),
  ].filter(Boolean);
  return { name, details: details.join(', ') };
}
