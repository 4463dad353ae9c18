import { useEffect } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { useDialog } from 'shared-api/react';
import { Button, chakra } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { usePutChanged } from '../../common/contract/use-contract';
import type { CustomerValues } from '../../common/funnel/funnel-state';
import { messages as formMessages } from '../messages';
import { messages } from './messages';
import { PhoneChange } from './phone-change';

/** The mobile that the dealer wrote: it stands there to be read, and a code on both numbers changes it. */
export function PhoneOfStaff({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const dialog = useDialog();
  const putChanged = usePutChanged();
  const { register, setValue, formState } = useFormContext<CustomerValues>();

  const { phone } = contract;
  // The journey's draft may know an older number: what counts here is the contract's.
  useEffect(() => setValue('phone', phone), [phone, setValue]);

  function done(changed: CustomerContract) {
    putChanged(changed);
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
