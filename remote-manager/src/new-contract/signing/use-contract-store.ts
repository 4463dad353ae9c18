import { useEffect, useState } from 'react';
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

/**
 * The dealer of the contract: the one chosen in the bar, the only one, or to be chosen here. What the form was given by
 * hand, or was left with, stays when the bar moves on, in this tab or another: a contract changes its dealer in sight only.
 */
export function useContractStore(): ContractStore {
  const { watch, setValue } = useFormContext<FormValues>();
  const { store: chosen, ready } = useWorkStore();
  const { data: own = none } = useOwnStores();
  const [followed, setFollowed] = useState('');
  const [differs, setDiffers] = useState(false);
  const given = chosen ?? (own.length === 1 ? own[0] : undefined);
  const value = watch('store_uid');
  const store = own.find(({ store_uid }) => store_uid === value);
  const follows = given !== undefined && (store === undefined || value === followed || value === given.store_uid);

  useEffect(() => {
    if (!given) return;
    if (!follows) {
      setDiffers(true);
      return;
    }
    setFollowed(given.store_uid);
    if (value !== given.store_uid) setValue('store_uid', given.store_uid, { shouldValidate: true });
  }, [given, follows, value, setValue]);

  // A field that was there because the two differed stays when it is set to the bar's dealer: it has the focus.
  return { store, choices: ready && (differs || !follows) ? own : none };
}
