import { useEffect } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { customerContractKey, useDialog } from 'shared-api/react';
import { Button, chakra } from 'shared-ui';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { TextField } from 'shared-ui/pieces';
import { useQueryClient } from 'shared-ui/query';
import type { CustomerValues } from '../../common/funnel/funnel-state';
import { messages as formMessages } from '../messages';
import { messages } from './messages';
import { PhoneChange } from './phone-change';

/** The mobile that the dealer wrote: it stands there to be read, and a code on both numbers changes it. */
export function PhoneOfStaff({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const dialog = useDialog();
  const client = useQueryClient();
  const { register, setValue, formState } = useFormContext<CustomerValues>();

  const { phone } = contract;
  // The journey's draft may know an older number: what counts here is the contract's.
  useEffect(() => setValue('phone', phone), [phone, setValue]);

  function done(changed: CustomerContract) {
    const { contract_uid: contractUid } = changed;
    client.setQueryData(customerContractKey({ contractUid, base: '/public' }), changed);
    void client.invalidateQueries({ queryKey: customerContractKey({ contractUid, base: '/account' }) });
    dialog.close();
  }

  function open() {
    dialog.open({
      title: intl.formatMessage(messages.title),
      width: 480,
      body: <PhoneChange contract={contract} onDone={done} onCancel={dialog.close} />,
    });
  }

  return (
    <>
      <TextField
        label={intl.formatMessage(formMessages.phone)}
        type="tel"
        autoComplete="off"
        readOnly
        hint={intl.formatMessage(messages.hint)}
        error={formState.errors.phone?.message}
        {...register('phone')}
      />
      <chakra.div marginTop="4px">
        <Button look="link" size="control" onClick={open}>
          <FormattedMessage {...messages.change} />
        </Button>
      </chakra.div>
    </>
  );
}
