import { type CustomerContract, contractFields } from 'shared-api/entities';

const told = [...contractFields('readBy', 'everyone'), 'total'] as const;

/** Does a contract say the same of all that a customer states as in the version that the journey rests on? */
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
