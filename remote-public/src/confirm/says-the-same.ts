import type { CustomerContract } from 'shared-api/entities';
import { labelledFields } from './customer-form';

const told = [
  ...labelledFields.map(({ field }) => field),
  ...(['car_plate', 'car_model', 'car_version', 'car_model_year', 'car_fuel', 'km'] as const),
  ...(['car_registration_date', 'marketing', 'survey', 'total'] as const),
] as const;

/** Does a contract say the same of all that the journey's pages tell as in the version that the journey rests on? */
export function saysTheSame(
  one: CustomerContract | undefined,
  other: CustomerContract,
  version: number | null,
): boolean {
  return (
    one?.version === version &&
    one.package.id === other.package.id &&
    one.store.store_uid === other.store.store_uid &&
    told.every((field) => one[field] === other[field])
  );
}
