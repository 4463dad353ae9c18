import type { StaffContract } from 'shared-api/entities';
import { type Option, Panel, SelectField } from 'shared-ui/components';
import { formatMoney } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { messages as plan } from '../panels/plan.messages';
import { EditText, useEditField } from './edit-field';
import type { EditValues } from './edit-values';
import { StoreField } from './store-field';
import { useOffers } from './use-offers';

/** The package, from which the price comes, and the dealer whose contract it is. */
export function OfferSection({ contract }: { contract: StaffContract }) {
  const { package: pack, total } = contract;
  // Of the car as it stands on the page: what the stored one may have is refused to another on saving.
  const { data: offers = [] } = useOffers(pack.kind, useFormContext<EditValues>().watch());
  const { stores = [] } = useBackOffice();
  const packages: Option[] = offers.map(({ id, title, total: price, eligible, reasons }) => ({
    value: id,
    label: eligible === false ? `${title}: ${reasons.join(' ')}` : `${title}, ${formatMoney(price)}`,
    disabled: eligible === false && id !== pack.id,
  }));
  const known = packages.some(({ value }) => value === pack.id);
  const packageField = useEditField('package_id');
  return (
    <Panel title={<FormattedMessage {...plan.title} />}>
      <FormGrid>
        <FormCell span={6}>
          <SelectField
            {...packageField}
            options={
              known ? packages : [{ value: pack.id, label: `${pack.title}, ${formatMoney(total)}` }, ...packages]
            }
          />
        </FormCell>
        {stores.length > 1 && (
          <FormCell span={4}>
            <StoreField contract={contract} />
          </FormCell>
        )}
        <FormCell span={stores.length > 1 ? 2 : 6}>
          <EditText name="association_code" mono optional />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}
