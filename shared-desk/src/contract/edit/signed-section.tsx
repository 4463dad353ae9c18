import type { StaffContract } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { FormCell, FormGrid } from 'shared-ui/work';
import { useDesk } from '../../common/desk/desk-provider';
import { EditText } from './edit-field';
import { messages } from './messages';
import { StoreField } from './store-field';

/** What may still be corrected once the customer has signed: nothing that they signed. */
export function SignedSection({ contract }: { contract: StaffContract }) {
  const { movesSigned } = useDesk();
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
