import { useState } from 'react';
import { useNotify } from 'shared-api/react';
import { Button, chakra, Stack } from 'shared-ui';
import { copyText, TextAreaField } from 'shared-ui/components';
import { CopyIcon, Icon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { currentPage } from '../api/current-page';
import { readUtms } from '../navigation/utms';
import { currentAccount } from '../session/account-store';
import { sessionStore } from '../session/session-store';
import { JsonTree } from './json-tree';
import { messages } from './messages';

const Tree = chakra('div', {
  base: { maxHeight: '50vh', overflow: 'auto', padding: '12px', bg: 'bg.muted', textStyle: 'code' },
});

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The debug viewer for staff: the session's JSON, or any that is pasted. */
export function DebugViewer() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [value, setValue] = useState(sessionJson);

  function show(text: string) {
    const parsed = parseJson(text);
    if (!parsed) {
      notify({ text: formatMessage(messages.notJson), type: 'error' });
      return;
    }
    setValue(parsed.value);
    notify({ text: formatMessage(messages.pasted), type: 'success' });
  }

  async function copy() {
    const copied = await copyText(JSON.stringify(value, null, 2));
    notify({
      text: formatMessage(copied ? messages.copied : messages.copyRefused),
      type: copied ? 'success' : 'error',
    });
  }

  async function paste() {
    try {
      show(await navigator.clipboard.readText());
    } catch {
      notify({ text: formatMessage(messages.pasteRefused), type: 'error' });
    }
  }

  return (
    <Stack gap="16px">
      <chakra.div display="flex" gap="12px">
        <Button onClick={paste}>
          <Icon of={UploadIcon} />
          <FormattedMessage {...messages.paste} />
        </Button>
        <Button onClick={copy}>
          <Icon of={CopyIcon} />
          <FormattedMessage {...messages.copy} />
        </Button>
      </chakra.div>
      <TextAreaField
        label={<FormattedMessage {...messages.pasteHere} />}
        rows={2}
        value=""
        readOnly
        onPaste={(event) => show(event.clipboardData.getData('text'))}
      />
      <Tree role="region" aria-label={formatMessage(messages.tree)} tabIndex={0}>
        <JsonTree name="JSON" value={value} />
      </Tree>
    </Stack>
  );
}

/** What the viewer shows until something else is pasted: the session, without the token. */
function sessionJson(): unknown {
  const { authenticated, roles, message, errors } = sessionStore.getState();
  return {
    session: { authenticated, roles, message, errors },
    account: currentAccount(),
    utms: readUtms(),
    page: currentPage(),
  };
}
