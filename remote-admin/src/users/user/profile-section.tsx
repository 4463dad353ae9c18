import { provinceOptions } from 'shared-api/domain';
import { type AdminUser, adminProfileFields } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { SelectField, TextField, twoColumns } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import type { UseFormReturn } from 'shared-ui/forms';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { DateField, useRecordForm } from 'shared-ui/work';
import { SectionForm } from '../../common/forms/section-form';
import { useUserCache, useUserCalls } from '../user-calls';
import { FieldPair } from '../user-labels';
import { fieldMessages, profileMessages as messages } from './messages';

/** Names, contacts and address, saved together. */
export function ProfileSection({ id, user }: { id: string; user: AdminUser }) {
  const edit = useProfileForm(user);
  return (
    <SectionForm
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      edit={edit}
      save={<FormattedMessage {...messages.save} />}
    >
      <ProfileFields user={user} form={edit.form} />
    </SectionForm>
  );
}

/** A person's own data, and what of them was changed here. */
function useProfileForm(user: AdminUser) {
  const intl = useIntl();
  const calls = useUserCalls();
  const put = useUserCache();
  const params = { uid: user.uid };
  return useRecordForm({
    record: user,
    valuesOf,
    changes: changesToSend,
    schema: adminProfileFields,
    fields: profileTexts.map((name) => ({
      name,
      label: intl.formatMessage(fieldMessages[name]),
      read: (values: ProfileValues) => values[name],
    })),
    save: async (body, options) => (await calls.updateProfile({ params, body }, options)).data,
    fetchTheirs: async () => (await calls.get({ params }, { quiet: true })).data,
    onSaved: put,
  });
}

/** Where letters leave three fields side by side their room. */
const inRow = '@container (min-width: 26rem)';
const PlaceRoom = chakra('div', { base: { gridColumn: '1 / -1', containerType: 'inline-size' } });
const Place = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: twoColumns,
    alignItems: 'start',
    gap: '16px',
    '& > :nth-of-type(3)': { gridColumn: '1 / -1', [inRow]: { gridColumn: 'auto' } },
    [inRow]: { gridTemplateColumns: '7rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

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
function ProfileFields({ user, form: { register, formState } }: ProfileFieldsProps) {
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
        optional
        type="tel"
        inputMode="tel"
        beside={user.phone_verified_at && !dirtyFields.phone && <Verified word={messages.verifiedPhone} />}
        {...field('phone')}
      />
      <TextField optional {...field('address')} />
      <TextField optional {...field('address_info')} />
      <PlaceRoom>
        <Place>
          <TextField optional inputMode="numeric" {...field('zip_code')} />
          <TextField optional {...field('city')} />
          <SelectField
            optional
            placeholder={intl.formatMessage(messages.choose)}
            options={provinceOptions}
            {...field('province')}
          />
        </Place>
      </PlaceRoom>
      <DateField optional {...field('date_of_birth')} />
      <TextField optional {...field('tax_code')} />
    </FieldPair>
  );
}

const profileTexts = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
  'date_of_birth',
  'tax_code',
] as const;
type ProfileText = (typeof profileTexts)[number];

/** The fields as the form holds them: text, empty where nothing is known. */
type ProfileValues = Record<ProfileText, string>;

function valuesOf(user: AdminUser): ProfileValues {
  return {
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    phone: user.phone ? formatPhone(user.phone) : '',
    address: user.address ?? '',
    address_info: user.address_info ?? '',
    zip_code: user.zip_code ?? '',
    city: user.city ?? '',
    province: user.province ?? '',
    date_of_birth: user.date_of_birth ?? '',
    tax_code: user.tax_code ?? '',
  };
}

/** What is taken away is sent as nothing at all. */
const emptied: ReadonlySet<ProfileText> = new Set(['phone', 'date_of_birth', 'province', 'zip_code']);

/** Only what differs from what was opened. */
function changesToSend(values: ProfileValues, base: ProfileValues): Record<string, string | null> {
  const changed = profileTexts.filter((field) => values[field].trim() !== base[field].trim());
  return Object.fromEntries(
    changed.map((field) => {
      const text = values[field].trim();
      return [field, text === '' && emptied.has(field) ? null : text];
    }),
  );
}
