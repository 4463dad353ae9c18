import { useState } from 'react';
import { type ManagerContractEdit, managerContractEdit, type StaffContract } from 'shared-api/entities';
import { useUnsaved } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useRecordForm } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useContractCache } from '../../common/contract/use-contract-cache';
import { fieldLabel } from '../fields/field-labels';
import { changedFields, changesToSend, type EditField, type EditValues, editFields, valuesOf } from './edit-values';
import { messages } from './messages';

/** The contract's data as a form, which shows what will change before it is sent. */
export function useEditForm(
  contract: StaffContract,
  read: (field: EditField, value: string) => string,
  onClose: () => void,
) {
  const intl = useIntl();
  const { calls } = useBackOffice();
  const cache = useContractCache();
  const [asked, setAsked] = useState<ManagerContractEdit | null>(null);
  const uid = contract.contract_uid;
  const params = { contract_uid: uid };

  const edit = useRecordForm({
    record: contract,
    valuesOf,
    changes: changesToSend,
    schema: managerContractEdit,
    fields: editFields.map((name) => ({
      name,
      label: fieldLabel(name, intl),
      read: (values: EditValues) => read(name, values[name].trim()),
    })),
    async save(body, options) {
      try {
        return (await calls.update({ params, body }, options)).data;
      } catch (error) {
        setAsked(null);
        void cache.refresh(uid);
        throw error;
      }
    },
    async fetchTheirs() {
      const { data: theirs } = await calls.get({ params }, { quiet: true });
      cache.put(theirs);
      return theirs;
    },
    async whoSaved(theirs) {
      const events = await calls.listEvents({ params }, { quiet: true }).catch(() => null);
      const last = events?.data.findLast(({ type }) => type === 'edited' || type === 'sent');
      const named = typeof last?.data.by === 'string' ? last.data.by : null;
      const who = last?.actor === 'customer' ? intl.formatMessage(messages.theCustomer) : named;
      return { who, savedAt: last?.at ?? theirs.updated_at };
    },
    onSaved(saved) {
      cache.put(saved);
      release();
      onClose();
    },
  });
  const release = useUnsaved(edit.dirty);

  return {
    ...edit,
    /** What was changed, as it stands after the person's corrections. */
    changedFields: changedFields(edit.values, edit.base),
    submit: edit.form.handleSubmit((body) => (edit.dirty ? setAsked(body) : onClose())),
    asked,
    confirm: () => asked && void edit.send(asked),
    cancel: () => setAsked(null),
  };
}
