import type { StaffContract } from 'shared-api/entities';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { EditText } from './edit-field';
import { messages } from './messages';
import { StoreField } from './store-field';

/** What may still be corrected once the customer has signed: nothing that they signed. */
export function SignedSection({ contract }: { contract: StaffContract }) {
  const { movesSigned } = useBackOffice();
  return (
    <Panel title={<FormattedMessage {...messages.afterSigning} />}>
      <FormGrid>
        {movesSigned && (
          <FormCell span={4}>
            <StoreField contract={contract} />
          </FormCell>
        )}
        <FormCell span={movesSigned ? 2 : 6}>
          <EditText name="association_code" mono optional maxLength={32} />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}
