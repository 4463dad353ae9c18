import type { ComponentType } from 'react';
import { normaliseWebsite } from 'shared-api/domain';
import { HoursEditor } from 'shared-staff/hours';
import { chakra, Skeleton, VisuallyHidden } from 'shared-ui';
import { Checkbox, FieldMessage, TextField } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { FormCell, FormGrid } from 'shared-ui/work';
import { PictureField } from '../../common/pictures/picture-field';
import { fieldMessages } from '../messages';
import { storeKeys, useStoreCalls } from '../store-calls';
import { messages } from './messages';
import { PlaceFields } from './place-fields';
import type { PartName } from './store-parts';
import type { StoreValues } from './store-values';
import { useStoreField } from './use-store-field';

const flags = [
  { name: 'active', hint: messages.activeHint },
  { name: 'online_enabled', hint: messages.onlineHint },
  { name: 'visible', hint: messages.visibleHint },
] as const;

interface PartFieldsProps {
  part: PartName;
  /** The dealer does not exist yet. */
  isNew?: boolean;
}

const fieldsOf: Readonly<Record<PartName, ComponentType<{ isNew: boolean }>>> = {
  data: DataFields,
  place: PlaceFields,
  contacts: ContactFields,
  hours: HoursField,
  picture: StorePictureField,
  payments: PaymentFields,
  state: StateFields,
};

/** What is filled in of a part, in the form around it. */
export function PartFields({ part, isNew = false }: PartFieldsProps) {
  const Fields = fieldsOf[part];
  return <Fields isNew={isNew} />;
}

/** The picture that customers see beside a dealer's name. */
function StorePictureField() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Controller
      control={control}
      name="thumbnail"
      render={({ field: { value, onChange }, fieldState }) => (
        <PictureField value={value} onChange={onChange} error={fieldState.error?.message} />
      )}
    />
  );
}

/** A dealer's week. */
function HoursField() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Controller
      control={control}
      name="opening_hours"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <>
          <HoursEditor ref={ref} value={value} onChange={onChange} refused={error !== undefined} />
          {error?.message && <FieldMessage tone="error">{error.message}</FieldMessage>}
        </>
      )}
    />
  );
}

/** What a dealer is for customers. On line are those with all three, and with a manager: a new one has none yet. */
function StateFields({ isNew }: { isNew: boolean }) {
  const { register } = useFormContext<StoreValues>();
  return flags.map(({ name, hint }) => {
    const isLater = isNew && name === 'online_enabled';
    return (
      <Checkbox
        key={name}
        hint={<FormattedMessage {...(isLater ? messages.onlineLater : hint)} />}
        {...(isLater ? { checked: false, disabled: true } : register(name))}
      >
        <FormattedMessage {...fieldMessages[name]} />
      </Checkbox>
    );
  });
}

/** How customers reach a dealer. */
function ContactFields() {
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
          {...useStoreField('website', normaliseWebsite)}
        />
      </FormCell>
    </FormGrid>
  );
}

/** By what a dealer is known. */
function DataFields() {
  return (
    <FormGrid>
      <FormCell span={6}>
        <TextField required {...useStoreField('name')} />
      </FormCell>
      <FormCell span={3}>
        <TextField required mono hint={<FormattedMessage {...messages.codeHint} />} {...useStoreField('code')} />
      </FormCell>
      <FormCell span={3}>
        <TextField
          optional
          mono
          hint={<FormattedMessage {...messages.associationHint} />}
          {...useStoreField('association_code')}
        />
      </FormCell>
    </FormGrid>
  );
}

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
function PaymentFields() {
  const intl = useIntl();
  const { register } = useFormContext<StoreValues>();
  const { data, error } = useMethods();
  return (
    <>
      <Choices>
        <VisuallyHidden as="legend">
          <FormattedMessage {...messages.methods} />
        </VisuallyHidden>
        {data?.map(({ code, title, excerpt, available = true }) => (
          <Checkbox
            key={code}
            value={code}
            hint={
              available
                ? intl.formatMessage(messages.methodForCustomers, { text: excerpt })
                : intl.formatMessage(messages.noProvider)
            }
            {...register('payments_methods')}
          >
            {title}
          </Checkbox>
        ))}
        {!data && (error ? failureText(error, intl) : <Skeleton height={120} />)}
      </Choices>
      <TextField optional mono hint={<FormattedMessage {...messages.ibanHint} />} {...useStoreField('iban')} />
    </>
  );
}
