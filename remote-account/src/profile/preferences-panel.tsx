import type { User, UserSettings } from 'shared-api/entities';
import { useTheme } from 'shared-api/react';
import { chakra, Note, Stack, Text } from 'shared-ui';
import { Panel, SelectField, Switch } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PrintOnly, Segments } from 'shared-ui/work';
import { useSettings } from '../common/use-settings';
import { messages } from './messages';

/** The name above, as that of every field. */
const Row = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '4px' } });

const rowChoices = [5, 12, 25, 50];

/** How pages look and what is told, on every device: each choice is saved at once. */
export function PreferencesPanel({ account }: { account: User }) {
  const intl = useIntl();
  const [theme, chooseTheme] = useTheme();
  const { settings, choose, error } = useSettings(account);
  const { density, per_page, notices } = settings;
  const words = intl.formatMessage;
  // The operator may have chosen another one.
  const rows = [...new Set([...rowChoices, per_page])].sort((a, b) => a - b).map(String);
  const looks = [
    { value: 'light', label: words(messages.light) },
    { value: 'dark', label: words(messages.dark) },
    { value: 'system', label: words(messages.system) },
  ] as const;
  const densities = [
    { value: 'comfortable', label: words(messages.comfortable) },
    { value: 'compact', label: words(messages.compact) },
  ] as const;
  return (
    <Panel title={<FormattedMessage {...messages.preferences} />}>
      <Stack gap="16px" align="stretch">
        <Row>
          <Text textStyle="label" aria-hidden="true">
            {words(messages.look)}
          </Text>
          <Segments
            label={words(messages.look)}
            options={looks}
            value={theme}
            onChange={(chosen) => {
              chooseTheme(chosen);
              choose({ theme: chosen });
            }}
          />
          <PrintOnly>{looks.find(({ value }) => value === theme)?.label}</PrintOnly>
        </Row>
        <Row>
          <Text textStyle="label" aria-hidden="true">
            {words(messages.density)}
          </Text>
          <Segments
            label={words(messages.density)}
            options={densities}
            value={density}
            onChange={(chosen) => choose({ density: chosen })}
          />
          <PrintOnly>{densities.find(({ value }) => value === density)?.label}</PrintOnly>
        </Row>
        <chakra.div maxWidth="160px">
          <SelectField
            label={words(messages.rows)}
            options={rows.map((count) => ({ value: count, label: count }))}
            value={String(per_page)}
            onChange={(event) => choose({ per_page: Number(event.currentTarget.value) })}
          />
        </chakra.div>
        {(['email', 'sms', 'in_app'] as const).map((channel) => (
          <Switch
            key={channel}
            checked={notices[channel]}
            onChange={(event) => choose({ notices: { ...notices, [channel]: event.currentTarget.checked } })}
          >
            <FormattedMessage {...noticeWords[channel]} />
          </Switch>
        ))}
        {error && (
          <Note tone="error" role="alert">
            {failureText(error, intl)}
          </Note>
        )}
      </Stack>
    </Panel>
  );
}

const noticeWords = {
  email: messages.emailNotices,
  sms: messages.smsNotices,
  in_app: messages.appNotices,
} as const satisfies Record<keyof UserSettings['notices'], object>;
