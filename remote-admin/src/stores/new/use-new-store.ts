import { newStore } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { recordFields } from '../form/record-fields';
import { storeParts } from '../form/store-parts';
import { emptyStore, storeBody } from '../form/store-values';
import { useStoreCache } from '../use-store-cache';
import { useStoreCalls } from '../use-store-calls';

/** The form that makes a dealer; it leads on to its page. */
export function useNewStore() {
  const intl = useIntl();
  const calls = useStoreCalls();
  const put = useStoreCache();
  const navigate = useNavigate();
  return useNewRecordForm({
    first: emptyStore,
    toBody: storeBody,
    schema: newStore,
    fields: Object.values(storeParts).flatMap(({ fields }) => recordFields(intl, fields)),
    create: async (body, options) => (await calls.create({ body }, options)).data,
    onCreated(store) {
      put(store);
      navigate(paths.store(store.store_uid));
    },
  });
}
