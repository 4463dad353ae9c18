import type { OfferedPackage, StaffContract } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { fieldText } from '../fields/field-text';
import type { EditField } from './edit-values';

/** A field's value for people: packages and dealers by their names. */
export function useReadable(contract: StaffContract, offers: readonly OfferedPackage[]) {
  const intl = useIntl();
  const { stores = [] } = useBackOffice();
  const names = new Map([
    [contract.package.id, contract.package.title],
    [contract.store.store_uid, contract.store.name],
    ...offers.map(({ id, title }) => [id, title] as const),
    ...stores.map(({ store_uid, name }) => [store_uid, name] as const),
  ]);
  return (field: EditField, value: string): string =>
    names.get(value) ?? fieldText(field, field === 'km' ? value.replace(/[.\s]/g, '') : value, intl);
}
