import { useState } from 'react';
import type { AdminUser, UserSettings } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { SideSection } from 'shared-ui/work';
import { SaveRow } from '../../../common/forms/save-row';
import { useUnsavedPart } from '../../../common/record/unsaved-parts';
import { useUserChange } from '../../deeds/use-user-change';
import { useUserCalls } from '../../use-user-calls';
import { ChangeFailure } from '../parts/change-failure';
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
  const dirty = Object.keys(changes).length > 0;
  useUnsavedPart(id, dirty);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
    >
      <ChangeFailure error={save.error} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ user, body: changes }, { onSuccess: () => setChosen({}) });
        }}
      >
        <SettingFields
          saved={user.settings}
          value={{ ...user.settings, ...chosen }}
          onChange={(more) => setChosen((before) => ({ ...before, ...more }))}
        />
        {dirty && (
          <SaveRow
            saving={save.isPending}
            onUndo={() => {
              save.reset();
              setChosen({});
            }}
          >
            <FormattedMessage {...messages.save} />
          </SaveRow>
        )}
      </form>
    </SideSection>
  );
}
