import { type Store, storeFields } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { recordFields } from '../form/record-fields';
import { type PartName, storeParts } from '../form/store-parts';
import { type StoreValues, storeChanges, storeValues } from '../form/store-values';
import { useStoreCache } from '../use-store-cache';
import { useStoreCalls } from '../use-store-calls';

/** One part of a dealer as a form; who saved first is compared field by field. */
export function usePartForm(store: Store, part: PartName) {
  const intl = useIntl();
  const calls = useStoreCalls();
  const put = useStoreCache();
  const params = { store_uid: store.store_uid };
  const { fields: names } = storeParts[part];
  return useRecordForm({
    record: store,
    valuesOf: storeValues,
    changes: (values: StoreValues, base: StoreValues) => storeChanges(values, base, names),
    schema: storeFields,
    fields: recordFields(intl, names),
    save: async (body, options) => (await calls.update({ params, body }, options)).data,
    fetchTheirs: async () => (await calls.get({ params }, { quiet: true })).data,
    onSaved: put,
  });
}
