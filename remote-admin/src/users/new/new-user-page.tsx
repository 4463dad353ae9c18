import { Button, ButtonLink, chakra, FieldMessage, PageHeader, Panel, TextField } from 'shared-ui';
import { Controller, ErrorSummary } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { SideSection } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { StoreSearch } from '../../common/search/store-search';
import { messages as storeMessages } from '../stores/messages';
import { StoreRows } from '../stores/store-rows';
import { FieldPair } from '../words/field-pair';
import { RoleTicks } from '../words/role-ticks';
import { messages } from './messages';
import { useNewUser } from './use-new-user';

const Foot = chakra('div', {
  base: { display: 'flex', gap: '12px', padding: { base: '16px', md: '24px' }, borderTopWidth: '1px' },
});

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
      <ErrorSummary errors={summary} onGo={focus} />
      {failure && <chakra.div marginBottom="24px">{failure}</chakra.div>}
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
            {errors.roles && (
              <FieldMessage tone="error">
                <FormattedMessage {...messages.noRole} />
              </FieldMessage>
            )}
          </SideSection>
          {roles.includes('manager') && (
            <SideSection id="dealer" title={word('stores')} help={word('storesHelp')}>
              <Controller
                control={form.control}
                name="stores"
                render={({ field: { value, onChange } }) => (
                  <>
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
          <Foot>
            {/* Leaving a wrong field lets its sentence appear: the button would move away from under the press. */}
            <Button type="submit" look="solid" loading={saving} onMouseDown={(event) => event.preventDefault()}>
              <FormattedMessage {...messages.submit} />
            </Button>
            <ButtonLink look="ghost" to={paths.users}>
              <FormattedMessage {...messages.cancel} />
            </ButtonLink>
          </Foot>
        </Panel>
      </form>
    </>
  );
}
