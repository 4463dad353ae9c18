import type { ComponentType } from 'react';
import { normaliseWebsite } from 'shared-api/domain';
import { HoursEditor } from 'shared-staff/hours';
import { Checkbox, FieldMessage, TextField } from 'shared-ui/components';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { PictureField } from '../../common/pictures/picture-field';
import { fieldMessages } from '../labels/field.messages';
import { DataFields } from './data-fields';
import { messages } from './messages';
import { PaymentFields } from './payment-fields';
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
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <>
          <HoursEditor value={value} onChange={onChange} refused={error !== undefined} />
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
