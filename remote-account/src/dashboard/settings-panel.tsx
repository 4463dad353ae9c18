import type { User } from 'shared-api/entities';
import { useTheme } from 'shared-api/react';
import { chakra, Heading, Note } from 'shared-ui';
import { Panel, Switch } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PrintOnly, Segments } from 'shared-ui/work';
import { useAccount } from '../common/use-account';
import { useSettings } from '../common/use-settings';
import { messages } from './messages';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: '56px',
    // What wraps keeps its distance from the lines.
    paddingBlock: '8px',
    '& + &': { borderTopWidth: '1px' },
    '& > label': { flex: 1, flexDirection: 'row-reverse', justifyContent: 'space-between' },
  },
});

/** Notices and look, changed in place. */
export function SettingsPanel() {
  const { data: account } = useAccount();
  return (
    <section>
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...messages.settings} />
      </Heading>
      <Panel bare as="div" minHeight="170px" paddingInline={{ base: '16px', md: '24px' }} paddingBlock="4px">
        {account && <Settings account={account} />}
      </Panel>
    </section>
  );
}

function Settings({ account }: { account: User }) {
  const intl = useIntl();
  const [theme, chooseTheme] = useTheme();
  const {
    settings: { notices },
    choose,
    error,
  } = useSettings(account);
  const looks = [
    { value: 'light', label: intl.formatMessage(messages.light) },
    { value: 'dark', label: intl.formatMessage(messages.dark) },
    { value: 'system', label: intl.formatMessage(messages.system) },
  ] as const;

  return (
    <>
      <Row>
        <Switch
          checked={notices.sms}
          onChange={(event) => choose({ notices: { ...notices, sms: event.target.checked } })}
        >
          <FormattedMessage {...messages.smsNotices} />
        </Switch>
      </Row>
      <Row>
        <Switch
          checked={notices.email}
          onChange={(event) => choose({ notices: { ...notices, email: event.target.checked } })}
        >
          <FormattedMessage {...messages.emailNotices} />
        </Switch>
      </Row>
      <Row>
        <span aria-hidden="true">
          <FormattedMessage {...messages.look} />
        </span>
        <Segments
          label={intl.formatMessage(messages.look)}
          options={looks}
          value={theme}
          onChange={(value) => {
            chooseTheme(value);
            choose({ theme: value });
          }}
        />
        <PrintOnly>{looks.find(({ value }) => value === theme)?.label}</PrintOnly>
      </Row>
      {error && (
        <Note tone="error" role="alert" marginBlock="12px">
          {failureText(error, intl)}
        </Note>
      )}
    </>
  );
}
