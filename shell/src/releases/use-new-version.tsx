import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { askToLeave } from '../routing/leave-page';
import { currentAddress } from '../routing/navigator';
import { reloadAs } from '../routing/reload-as';
import { useSite } from '../routing/site';
import { siteStore } from '../routing/site-store';
import { messages } from './messages';

/** The notice of a new shell, among the others of the page; null when there is none or it was closed. */
export function useNewVersion() {
  if (!useSite().newShell) return null;
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
    close: () => siteStore.setState({ newShell: false }),
  } as const;
}
