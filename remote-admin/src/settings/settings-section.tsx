import { type FormEvent, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useUnsaved } from 'shared-api/react';
import { Grid, Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { SideSection } from 'shared-ui/work';
import { SaveRow } from '../common/forms/save-row';
import { messages as words } from './messages';
import { SettingField } from './setting-field';
import type { SettingGroup } from './setting-groups';
import { changedSettings, readValue, type Typed } from './typed-values';
import { useSaveSettings } from './use-settings';

/** The limits of one kind, saved together. */
export function SettingsSection({ id, title, help, settings }: SettingGroup) {
  const intl = useIntl();
  const [typed, setTyped] = useState<Typed>({});
  const [sent, setSent] = useState(false);
  const save = useSaveSettings();
  const changed = changedSettings(settings, typed);
  useUnsaved(changed.length > 0);

  const refusals = isApiError(save.error) ? save.error.fields : {};
  const refusedField = Object.keys(refusals).length > 0;

  function errorOf(key: string): string | undefined {
    const wrong =
      sent && changed.find((setting) => setting.key === key && readValue(setting, typed[key] ?? '') === null);
    if (wrong) {
      return intl.formatMessage(words.whole, { min: formatNumber(wrong.min), max: formatNumber(wrong.max) });
    }
    return refusals[`values.${key}`]?.[0];
  }

  function change(key: string, text: string) {
    save.reset();
    setTyped((before) => ({ ...before, [key]: text }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const values = changed.map((setting) => [setting.key, readValue(setting, typed[setting.key] ?? '')] as const);
    const wrong = values.find(([, value]) => value === null);
    if (wrong) {
      document.getElementById(`setting-${wrong[0]}`)?.focus();
      return;
    }
    const body = Object.fromEntries(values.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
    save.mutate(body, { onSuccess: undo });
  }

  function undo() {
    save.reset();
    setSent(false);
    setTyped({});
  }

  return (
    <SideSection id={id} title={<FormattedMessage {...title} />} help={<FormattedMessage {...help} />}>
      <form noValidate onSubmit={submit}>
        {save.error && !refusedField && (
          <Note tone="error" role="alert" marginBottom="16px">
            {failureText(save.error, intl)}
          </Note>
        )}
        <Grid gap="20px 24px" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
          {settings.map((setting) => (
            <SettingField
              key={setting.key}
              setting={setting}
              text={typed[setting.key] ?? String(setting.value)}
              error={errorOf(setting.key)}
              onChange={(text) => change(setting.key, text)}
            />
          ))}
        </Grid>
        {changed.length > 0 && (
          <SaveRow saving={save.isPending} onUndo={undo} changed={changed.map((setting) => setting.title).join(', ')}>
            <FormattedMessage {...words.save} />
          </SaveRow>
        )}
      </form>
    </SideSection>
  );
}
