import { useState } from 'react';
import type { AdminUser, UserSettings } from 'shared-api/entities';
import { Button, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useUserChange } from '../../actions/use-user-change';
import { useUserCalls } from '../../use-user-calls';
import { ChangeSection } from '../parts/change-section';
import { messages } from './messages';
import { SettingFields } from './setting-fields';

const names = ['theme', 'density', 'per_page', 'notices', 'two_step'] as const;

/** What is chosen and differs from what is saved. */
function changesOf(chosen: Partial<UserSettings>, saved: UserSettings): Partial<UserSettings> {
  const same = (name: (typeof names)[number]) =>
    chosen[name] === undefined || JSON.stringify(chosen[name]) === JSON.stringify(saved[name]);
  return Object.fromEntries(names.filter((name) => !same(name)).map((name) => [name, chosen[name]]));
}

/** The person's own choices, changed for them. */
export function SettingsSection({ id, user }: { id: string; user: AdminUser }) {
  const calls = useUserCalls();
  const [chosen, setChosen] = useState<Partial<UserSettings>>({});
  const save = useUserChange((uid, body: Partial<UserSettings>, options) =>
    calls.updateSettings({ params: { uid }, body }, options),
  );
  const changes = changesOf(chosen, user.settings);
  return (
    <ChangeSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      change={save}
      dirty={Object.keys(changes).length > 0}
      save={<FormattedMessage {...messages.save} />}
      onSave={() => save.mutate({ user, body: changes }, { onSuccess: () => setChosen({}) })}
      onUndo={() => setChosen({})}
    >
      <SettingFields
        saved={user.settings}
        value={{ ...user.settings, ...chosen }}
        onChange={(more) => setChosen((before) => ({ ...before, ...more }))}
      />
      {user.passkeys > 0 && user.settings.two_step === 'off' && (
        <div>
          <Text look="small" muted marginBottom="8px">
            <FormattedMessage {...messages.passkeys} values={{ count: user.passkeys }} />
          </Text>
          {/* Switching the second step off takes them away. */}
          <Button loading={save.isPending} onClick={() => save.mutate({ user, body: { two_step: 'off' } })}>
            <FormattedMessage {...messages.dropPasskeys} />
          </Button>
        </div>
      )}
    </ChangeSection>
  );
}
