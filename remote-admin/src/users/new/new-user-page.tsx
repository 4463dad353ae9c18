import { adminStores } from 'shared-api/contracts';
import type { Role } from 'shared-api/domain';
import { newUser } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { RecordSkeleton } from 'shared-staff';
import { Note, PageHeader } from 'shared-ui';
import { FieldMessage, Panel, TextField } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { Controller } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { SideSection, sentenceOf } from 'shared-ui/work';
import { NewRecordFoot } from '../../common/forms/new-record-foot';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { type FoundStore, StoreSearch } from '../../common/search/store-search';
import { storeMessages } from '../messages';
import { StoreRows } from '../store-rows';
import { userKeys, useUserCalls } from '../user-calls';
import { FieldPair, RoleTicks } from '../user-labels';
import { messages } from './messages';

/** Somebody who shall work here, or a customer; from a dealer's page (`?store_uid=`) a manager of that one. */
export function NewUserPage() {
  const storeUid = useSearchParams()[0].get('store_uid');
  return storeUid ? <NewManagerOf storeUid={storeUid} /> : <NewUser first={emptyUser} />;
}

function NewManagerOf({ storeUid }: { storeUid: string }) {
  const intl = useIntl();
  const stores = useApi().bind(adminStores);
  const { data: store, isPending } = useQuery({
    queryKey: ['admin', 'stores', 'record', storeUid],
    queryFn: async () => (await stores.get({ params: { store_uid: storeUid } }, { quiet: true })).data,
    retry: false,
  });
  if (isPending) return <RecordSkeleton label={intl.formatMessage(messages.loadingStore)} />;
  return <NewUser first={store ? { ...emptyUser, roles: ['manager'], stores: [store] } : emptyUser} />;
}

/** Made with what is known of them, and invited. */
function NewUser({ first }: { first: NewUserValues }) {
  const intl = useIntl();
  const { form, submit, summary, failure, saving, focus } = useNewUser(first);
  const { errors } = form.formState;
  const roles = form.watch('roles');
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const field = (name: 'firstname' | 'lastname' | 'email' | 'phone') => ({
    label: word(name),
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  });
  return (
    <>
      <PageHeader
        crumbs={[{ label: word('crumb'), to: paths.users }, { label: word('title') }]}
        title={word('title')}
      />
      <FormNotes summary={summary} failure={failure} onGo={focus} />
      <form noValidate onSubmit={submit}>
        <Panel bare>
          <SideSection id="chi" title={word('who')} help={word('whoHelp')}>
            <FieldPair>
              <TextField required {...field('firstname')} />
              <TextField required {...field('lastname')} />
              <TextField required type="email" inputMode="email" {...field('email')} />
              <TextField optional type="tel" inputMode="tel" {...field('phone')} />
            </FieldPair>
          </SideSection>
          <SideSection id="ruoli" title={word('roles')} help={word('rolesHelp')}>
            <Controller
              control={form.control}
              name="roles"
              render={({ field: { value, onChange } }) => <RoleTicks value={value} onChange={onChange} />}
            />
            {errors.roles && <FieldMessage tone="error">{sentenceOf(errors, 'roles')}</FieldMessage>}
          </SideSection>
          {roles.includes('manager') && (
            <SideSection id="dealer" title={word('stores')} help={word('storesHelp')}>
              <Controller
                control={form.control}
                name="stores"
                render={({ field: { value, onChange } }) => (
                  <>
                    {value.length === 0 && (
                      <Note tone="info" role="status" marginBottom="16px">
                        <FormattedMessage {...messages.noStore} />
                      </Note>
                    )}
                    <StoreRows
                      label={word('stores')}
                      stores={value}
                      onDetach={(store) => onChange(value.filter((other) => other !== store))}
                    />
                    <StoreSearch
                      label={<FormattedMessage {...storeMessages.attach} />}
                      without={value.map(({ store_uid }) => store_uid)}
                      onChoose={(store) => onChange([...value, store])}
                    />
                  </>
                )}
              />
            </SideSection>
          )}
          <NewRecordFoot create={<FormattedMessage {...messages.submit} />} saving={saving} backTo={paths.users} />
        </Panel>
      </form>
    </>
  );
}

interface NewUserValues {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  roles: Role[];
  stores: FoundStore[];
}

const emptyUser: NewUserValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  roles: [],
  stores: [],
};

const texts = ['firstname', 'lastname', 'email', 'phone'] as const;

/** The form that makes a person and invites them; it leads on to their page. */
function useNewUser(first: NewUserValues) {
  const intl = useIntl();
  const calls = useUserCalls();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useNewRecordForm({
    first,
    toBody: userBody,
    schema: newUser,
    fields: [...texts, 'roles' as const].map((name) => ({ name, label: intl.formatMessage(messages[name]) })),
    create: async (body, options) => (await calls.create({ body }, options)).data,
    onCreated({ uid }) {
      void client.invalidateQueries({ queryKey: userKeys.lists });
      navigate(paths.user(uid));
    },
  });
}

/** A new person as the API takes them: a phone may be left out, and only a manager has dealers. */
function userBody({ stores, phone, ...rest }: NewUserValues): Record<string, unknown> {
  return {
    ...rest,
    ...(phone.trim() === '' ? {} : { phone }),
    ...(rest.roles.includes('manager') ? { store_uids: stores.map(({ store_uid }) => store_uid) } : {}),
  };
}
