import type { StaffContract } from 'shared-api/entities';
import { SelectField } from 'shared-ui/components';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useEditField } from './edit-field';

/** Whose contract it is: one of the backOffice's dealers, or the present one where that is no longer among them. */
export function StoreField({ contract: { store } }: { contract: StaffContract }) {
  const { stores = [] } = useBackOffice();
  const field = useEditField('store_uid');
  const choices = stores.map(({ store_uid, name }) => ({ value: store_uid, label: name }));
  const known = choices.some(({ value }) => value === store.store_uid);
  return (
    <SelectField {...field} options={known ? choices : [{ value: store.store_uid, label: store.name }, ...choices]} />
  );
}
