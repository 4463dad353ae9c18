import type { Contract } from '../contract.types';

const needed = [
  'car_model',
  'car_fuel',
  'km',
  'car_registration_date',
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'city',
  'province',
  'zip_code',
] as const;

export type NeededField = (typeof needed)[number] | 'general';

/** What a contract still lacks before it can be signed; a dealer's draft may lack the customer. */
export function missingToSign(contract: Contract): NeededField[] {
  const missing: NeededField[] = needed.filter((field) => contract[field] === null || contract[field] === '');
  return contract.general ? missing : [...missing, 'general'];
}
