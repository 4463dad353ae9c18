import { roles } from 'shared-api/domain';
import { roleNames } from 'shared-api/messages';
import { chakra, IconButton, Stack } from 'shared-ui';
import { Checkbox, useFocusUp } from 'shared-ui/components';
import { CloseIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PersonSearch } from '../search/person-search';
import { StoreSearch } from '../search/store-search';
import type { AudienceValue } from './audience-value';
import { messages } from './messages';

const Roles = chakra('fieldset', {
  base: { borderWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: '24px', '& > legend': { textStyle: 'label' } },
});
const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' } });
const Chosen = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '40px',
    paddingInlineStart: '12px',
    bg: 'bg.muted',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
});

interface ChosenListProps {
  label: string;
  entries: readonly { readonly key: string; readonly name: string }[];
  onTakeOff(key: string): void;
}

function ChosenList({ label, entries, onTakeOff }: ChosenListProps) {
  const intl = useIntl();
  if (entries.length === 0) return null;
  return (
    <List aria-label={label}>
      {entries.map(({ key, name }) => (
        <Chosen key={key}>
          {name}
          <TakeOff label={intl.formatMessage(messages.takeOff, { name })} onPress={() => onTakeOff(key)} />
        </Chosen>
      ))}
    </List>
  );
}

/** Goes with its entry: the focus that it had passes to the heading of what is left. */
function TakeOff({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <IconButton ref={useFocusUp<HTMLButtonElement>()} icon={CloseIcon} size="control" label={label} onClick={onPress} />
  );
}

interface AudiencePickerProps {
  value: AudienceValue;
  onChange(value: AudienceValue): void;
}

/** Whole roles, dealers one by one, people one by one. */
export function AudiencePicker({ value, onChange }: AudiencePickerProps) {
  const intl = useIntl();
  return (
    <Stack gap="16px" align="stretch">
      <Roles>
        <legend>
          <FormattedMessage {...messages.roles} />
        </legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={value.roles.includes(role)}
            onChange={(event) => {
              const others = value.roles.filter((other) => other !== role);
              onChange({ ...value, roles: event.target.checked ? [...others, role] : others });
            }}
          >
            <FormattedMessage {...roleNames[role]} />
          </Checkbox>
        ))}
      </Roles>
      <div>
        <StoreSearch
          label={<FormattedMessage {...messages.addStore} />}
          without={value.stores.map(({ store_uid }) => store_uid)}
          onChoose={(store) => onChange({ ...value, stores: [...value.stores, store] })}
        />
        <ChosenList
          label={intl.formatMessage(messages.chosenStores)}
          entries={value.stores.map(({ store_uid, name }) => ({ key: store_uid, name }))}
          onTakeOff={(key) => onChange({ ...value, stores: value.stores.filter(({ store_uid }) => store_uid !== key) })}
        />
      </div>
      <div>
        <PersonSearch
          label={<FormattedMessage {...messages.addPerson} />}
          without={value.people.map(({ uid }) => uid)}
          onChoose={(person) => onChange({ ...value, people: [...value.people, person] })}
        />
        <ChosenList
          label={intl.formatMessage(messages.chosenPeople)}
          entries={value.people.map(({ uid, fullname }) => ({ key: uid, name: fullname }))}
          onTakeOff={(key) => onChange({ ...value, people: value.people.filter(({ uid }) => uid !== key) })}
        />
      </div>
    </Stack>
  );
}
