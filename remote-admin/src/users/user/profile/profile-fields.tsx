import { PROVINCES } from 'shared-api/domain';
import type { AdminUser } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { SelectField, TextField } from 'shared-ui/components';
import type { UseFormReturn } from 'shared-ui/forms';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { FieldPair } from '../../labels/field-pair';
import { fieldMessages } from './field.messages';
import { messages } from './messages';
import type { ProfileText, ProfileValues } from './profile-values';

const Place = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '96px minmax(0, 1fr)', sm: '112px minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    gap: '16px',
    gridColumn: '1 / -1',
    '& > :nth-of-type(3)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});
const provinces = PROVINCES.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));

/** Known to be the person's, while it is the one that was verified. */
function Verified({ word }: { word: MessageDescriptor }) {
  return (
    <chakra.span color="success">
      <FormattedMessage {...word} />
    </chakra.span>
  );
}

interface ProfileFieldsProps {
  user: AdminUser;
  form: Pick<UseFormReturn<ProfileValues, unknown, object>, 'register' | 'formState'>;
}

/** What is known of a person. */
export function ProfileFields({ user, form: { register, formState } }: ProfileFieldsProps) {
  const intl = useIntl();
  const { errors, dirtyFields } = formState;
  const field = (name: ProfileText) => ({
    label: intl.formatMessage(fieldMessages[name]),
    error: errors[name]?.message,
    autoComplete: 'off',
    ...register(name),
  });
  return (
    <FieldPair>
      <TextField required {...field('firstname')} />
      <TextField required {...field('lastname')} />
      <TextField
        required
        type="email"
        inputMode="email"
        beside={user.email_verified_at && !dirtyFields.email && <Verified word={messages.verified} />}
        {...field('email')}
      />
      <TextField
        type="tel"
        inputMode="tel"
        beside={user.phone_verified_at && !dirtyFields.phone && <Verified word={messages.verifiedPhone} />}
        {...field('phone')}
      />
      <TextField {...field('address')} />
      <TextField optional {...field('address_info')} />
      <Place>
        <TextField inputMode="numeric" maxLength={5} {...field('zip_code')} />
        <TextField {...field('city')} />
        <SelectField placeholder={intl.formatMessage(messages.choose)} options={provinces} {...field('province')} />
      </Place>
      <DateField {...field('date_of_birth')} />
      <TextField optional maxLength={16} {...field('tax_code')} />
    </FieldPair>
  );
}
