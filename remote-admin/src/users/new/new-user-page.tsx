import { Note, PageHeader } from 'shared-ui';
import { FieldMessage, Panel, TextField } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { Controller } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { SideSection, sentenceOf } from 'shared-ui/work';
import { NewRecordFoot } from '../../common/forms/new-record-foot';
import { paths } from '../../common/paths';
import { StoreSearch } from '../../common/search/store-search';
import { FieldPair } from '../labels/field-pair';
import { RoleTicks } from '../labels/role-ticks';
import { messages as storeMessages } from '../stores/messages';
import { StoreRows } from '../stores/store-rows';
import { messages } from './messages';
import { useNewUser } from './use-new-user';

/** Somebody who shall work here, or a customer: made with what is known of them, and invited. */
export function NewUserPage() {
  const intl = useIntl();
  const { form, submit, summary, failure, saving, focus } = useNewUser();
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
