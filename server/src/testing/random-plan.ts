import fc from 'fast-check';
import { type ContractStatus, contractStatuses } from 'shared-api/domain';

/** Who stands where, before it is written: numbers are places in the lists. */
export interface Plan {
  readonly stores: number;
  /** The stores of each manager. */
  readonly managers: readonly (readonly number[])[];
  readonly customers: number;
  readonly contracts: readonly PlannedContract[];
}

export interface PlannedContract {
  readonly store: number;
  /** The owner, or null for a contract that no account has. */
  readonly customer: number | null;
  readonly status: ContractStatus;
  readonly deleted: boolean;
  readonly hasSms: boolean;
}

/** Two to four stores, managers of any of them, customers, and contracts in any status. */
export const plan: fc.Arbitrary<Plan> = fc.integer({ min: 2, max: 4 }).chain((storeCount) => {
  const store = fc.integer({ min: 0, max: storeCount - 1 });
  return fc.integer({ min: 1, max: 3 }).chain((customers) =>
    fc.record({
      stores: fc.constant(storeCount),
      managers: fc.array(fc.uniqueArray(store, { maxLength: storeCount }), { minLength: 2, maxLength: 3 }),
      customers: fc.constant(customers),
      contracts: fc.array(
        fc
          .record({
            store,
            customer: fc.option(fc.integer({ min: 0, max: customers - 1 })),
            status: fc.constantFrom(...contractStatuses),
            deleted: fc.boolean(),
            hasSms: fc.boolean(),
          })
          // A paid contract is never deleted.
          .map((one) => ({ ...one, deleted: one.deleted && one.status !== 'PAID' })),
        { minLength: 3, maxLength: 9 },
      ),
    }),
  );
});
