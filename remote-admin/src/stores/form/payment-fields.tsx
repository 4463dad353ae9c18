import { chakra, Skeleton, VisuallyHidden } from 'shared-ui';
import { Checkbox, TextField } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { storeKeys } from '../store-keys';
import { useStoreCalls } from '../use-store-calls';
import { messages } from './messages';
import type { StoreValues } from './store-values';
import { useStoreField } from './use-store-field';

const Choices = chakra('fieldset', { base: { borderWidth: 0, marginBottom: '16px' } });

/** The ways of paying that a dealer may offer, in the words that customers read. */
function useMethods() {
  const calls = useStoreCalls();
  return useQuery({
    queryKey: storeKeys.methods,
    queryFn: async () => (await calls.listPaymentMethods(undefined, { quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How customers may pay at a dealer, and where transfers go. */
export function PaymentFields() {
  const intl = useIntl();
  const { register } = useFormContext<StoreValues>();
  const { data, error } = useMethods();
  return (
    <>
      <Choices>
        <VisuallyHidden as="legend">
          <FormattedMessage {...messages.methods} />
        </VisuallyHidden>
        {data?.map(({ code, title, excerpt }) => (
          <Checkbox key={code} value={code} hint={excerpt} {...register('payments_methods')}>
            {title}
          </Checkbox>
        ))}
        {!data && (error ? failureText(error, intl) : <Skeleton height={120} />)}
      </Choices>
      <TextField
        optional
        mono
        maxLength={34}
        hint={<FormattedMessage {...messages.ibanHint} />}
        {...useStoreField('iban')}
      />
    </>
  );
}
