import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { registryStore } from '../registry/registry-store';
import { reloadAs } from '../registry/reload-as';
import { useRegistry } from '../registry/use-registry';
import { askToLeave } from './leave-page';
import { currentAddress } from './navigator';
import { messages } from './new-version.messages';

/** The notice of a new shell, among the others of the page; null when there is none or it was closed. */
export function useNewVersion() {
  if (!useRegistry().newShell) return null;
  return {
    toast: {
      id: 'new-version',
      tone: 'info',
      duration: null,
      message: <FormattedMessage {...messages.newVersion} />,
      action: (
        <Button look="link" onClick={() => askToLeave(() => reloadAs(currentAddress()))}>
          <FormattedMessage {...messages.reload} />
        </Button>
      ),
    },
    close: () => registryStore.setState({ newShell: false }),
  } as const;
}
