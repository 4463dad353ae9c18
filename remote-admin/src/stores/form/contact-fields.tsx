import { FormattedMessage } from 'shared-ui/intl';
import { TextField } from 'shared-ui/pieces';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from './messages';
import { useStoreField } from './use-store-field';

/** How customers reach a dealer. */
export function ContactFields() {
  return (
    <FormGrid>
      <FormCell span={3}>
        <TextField required type="tel" inputMode="tel" {...useStoreField('phone')} />
      </FormCell>
      <FormCell span={3}>
        <TextField optional type="email" inputMode="email" {...useStoreField('email')} />
      </FormCell>
      <FormCell span={6}>
        <TextField
          optional
          type="url"
          inputMode="url"
          hint={<FormattedMessage {...messages.websiteHint} />}
          {...useStoreField('website')}
        />
      </FormCell>
    </FormGrid>
  );
}
