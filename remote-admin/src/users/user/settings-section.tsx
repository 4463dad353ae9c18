import { useState } from 'react';
import type { AdminUser, UserSettings } from 'shared-api/entities';
import { Button, chakra, Stack, Text } from 'shared-ui';
import { Checkbox, SelectField } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PrintOnly, Segments } from 'shared-ui/work';
import { useUserCalls, useUserChange } from '../user-calls';
import { FieldPair } from '../user-labels';
import { ChangeSection } from './change-section';
import { settingsMessages as messages } from './messages';

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

const themes = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;
const channels = ['email', 'sms', 'in_app'] as const;
const rowCounts = [5, 12, 25, 50, 100];
const steps = { off: messages.twoStepOff, sms: messages.twoStepSms, totp: messages.twoStepTotp } as const;
const stepCodes = ['off', 'sms', 'totp'] as const;

interface SettingFieldsProps {
  /** As they are saved. */
  saved: UserSettings;
  value: UserSettings;
  onChange(changes: Partial<UserSettings>): void;
}

/** How pages look, what is told, and the second step of the sign-in. */
function SettingFields({ saved, value, onChange }: SettingFieldsProps) {
  const intl = useIntl();
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const rows = [...new Set([...rowCounts, value.per_page])].sort((a, b) => a - b);
  return (
    <Stack gap="16px" align="stretch">
      <div>
        <Text textStyle="label" aria-hidden="true" marginBottom="4px">
          {word('theme')}
        </Text>
        <Segments
          label={word('theme')}
          options={themes.map((theme) => ({ value: theme, label: word(theme) }))}
          value={value.theme}
          onChange={(theme) => onChange({ theme })}
        />
        <PrintOnly>{word(value.theme)}</PrintOnly>
      </div>
      <div>
        <Text textStyle="label" aria-hidden="true" marginBottom="4px">
          {word('density')}
        </Text>
        <Segments
          label={word('density')}
          options={densities.map((density) => ({ value: density, label: word(density) }))}
          value={value.density}
          onChange={(density) => onChange({ density })}
        />
        <PrintOnly>{word(value.density)}</PrintOnly>
      </div>
      <FieldPair>
        <SelectField
          label={word('rows')}
          options={rows.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(value.per_page)}
          onChange={(event) => onChange({ per_page: Number(event.target.value) })}
        />
        <SelectField
          label={word('twoStep')}
          hint={word('twoStepHint')}
          options={stepCodes.map((code) => ({
            value: code,
            label: intl.formatMessage(steps[code]),
            disabled: code !== 'off' && code !== saved.two_step,
          }))}
          value={value.two_step}
          onChange={(event) => {
            const two_step = stepCodes.find((code) => code === event.target.value);
            if (two_step) onChange({ two_step });
          }}
        />
      </FieldPair>
      <chakra.div>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            checked={value.notices[channel]}
            onChange={(event) => onChange({ notices: { ...value.notices, [channel]: event.target.checked } })}
          >
            <FormattedMessage {...messages[channel]} />
          </Checkbox>
        ))}
      </chakra.div>
    </Stack>
  );
}
