import { useEffect } from 'react';
import type { Store } from 'shared-api/entities';
import { useOwnStores, useWorkStore } from 'shared-staff';
import { useFormContext } from 'shared-ui/forms';
import type { FormValues } from '../form/values';

interface ContractStore {
  /** The contract's dealer, once it is known. */
  readonly store: Store | undefined;
  /** The dealers to choose from; empty when there is nothing to choose. */
  readonly choices: readonly Store[];
}

const none: readonly Store[] = [];

/** The dealer of the contract: the one chosen in the bar, the only one, or to be chosen here. */
export function useContractStore(): ContractStore {
  const { watch, setValue } = useFormContext<FormValues>();
  const { store: chosen, ready } = useWorkStore();
  const { data: own = none } = useOwnStores();
  const given = chosen ?? (own.length === 1 ? own[0] : undefined);
  const value = watch('store_uid');

  useEffect(() => {
    if (given && value !== given.store_uid) setValue('store_uid', given.store_uid, { shouldValidate: true });
  }, [given, value, setValue]);

  return {
    store: own.find(({ store_uid }) => store_uid === value),
    choices: ready && !given ? own : none,
  };
}
