import { TextField } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from './messages';
import { useStoreField } from './use-store-field';

/** By what a dealer is known. */
export function DataFields() {
  return (
    <FormGrid>
      <FormCell span={6}>
        <TextField required maxLength={80} {...useStoreField('name')} />
      </FormCell>
      <FormCell span={3}>
        <TextField
          required
          mono
          maxLength={32}
          hint={<FormattedMessage {...messages.codeHint} />}
          {...useStoreField('code')}
        />
      </FormCell>
      <FormCell span={3}>
        <TextField
          optional
          mono
          maxLength={32}
          hint={<FormattedMessage {...messages.associationHint} />}
          {...useStoreField('association_code')}
        />
      </FormCell>
    </FormGrid>
  );
}
