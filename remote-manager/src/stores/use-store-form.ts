import { useState } from 'react';
import { managerStores } from 'shared-api/contracts';
import { weekdays } from 'shared-api/domain';
import { type Store, storeContactFields } from 'shared-api/entities';
import { useApi, useUnsaved } from 'shared-api/react';
import { hoursFault, hoursText, summaryWithHours } from 'shared-staff/hours';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { storeMessages } from './store.messages';
import { storeLabel } from './store-labels';
import { changesToSend, type StoreValues, storeTexts, valuesOf } from './store-values';
import { useStoreCache } from './use-store';

/** A dealer's contacts and hours; who saved first is compared field by field. */
export function useStoreForm(store: Store) {
  const intl = useIntl();
  const stores = useApi().bind(managerStores);
  const put = useStoreCache();
  const params = { store_uid: store.store_uid };
  const [hoursAsked, setHoursAsked] = useState(false);

  const edit = useRecordForm({
    record: store,
    valuesOf,
    changes: changesToSend,
    schema: storeContactFields,
    fields: [
      ...storeTexts.map((name) => ({
        name,
        label: storeLabel(name, intl),
        read: (values: StoreValues) => values[name].trim(),
      })),
      {
        name: 'opening_hours',
        label: storeLabel('opening_hours', intl),
        read: (values: StoreValues) => hoursText(values.opening_hours, intl),
      },
    ],
    save: async (body, options) => (await stores.update({ params, body }, options)).data,
    fetchTheirs: async () => (await stores.get({ params }, { quiet: true })).data,
    gone: storeMessages.gone,
    onSaved: put,
  });
  useUnsaved(edit.dirty);
  const hours = edit.values.opening_hours;
  const wrongHours = weekdays.some((day) => hoursFault(hours[day] ?? []) !== null);

  return {
    ...edit,
    summary: summaryWithHours(edit.summary, hours, intl),
    failure: hoursAsked && wrongHours ? intl.formatMessage(storeMessages.hoursWrong) : edit.failure,
    submit: edit.form.handleSubmit((body) => {
      setHoursAsked(wrongHours);
      return wrongHours || !edit.dirty ? undefined : edit.send(body);
    }),
  };
}
