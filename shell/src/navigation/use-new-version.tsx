import { useState } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { registryStore } from '../registry/registry-store';
import { reloadAs } from '../registry/reload-as';
import { useRegistry } from '../registry/use-registry';
import { askToLeave } from './leave-page';
import { currentAddress } from './navigator';
import { messages } from './new-version.messages';
import { useAtPause } from './use-at-pause';

/**
 * The notice of a new shell, or of an urgent version, among the others of the page; null when there is none or it was
 * closed. An urgent one that was closed comes back at the next pause.
 */
export function useNewVersion() {
  const { newShell, urged } = useRegistry();
  const [putOff, setPutOff] = useState(false);
  useAtPause(putOff, () => setPutOff(false));
  const isUrgent = urged === true && !putOff;
  if (!isUrgent && !newShell) return null;
  return {
    toast: {
      id: isUrgent ? 'urgent-version' : 'new-version',
      tone: isUrgent ? 'warning' : 'info',
      duration: null,
      message: <FormattedMessage {...(isUrgent ? messages.urgent : messages.newVersion)} />,
      action: (
        <Button look="link" onClick={() => askToLeave(() => reloadAs(currentAddress()))}>
          <FormattedMessage {...messages.reload} />
        </Button>
      ),
    },
    close: () => {
      registryStore.setState({ newShell: false });
      if (isUrgent) setPutOff(true);
    },
  } as const;
}
