import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { BookmarkIcon, ChevronDownIcon, Icon } from '../../icons';
import { LateMenu } from '../late/late-menu';
import { messages } from './messages';
import type { ListedViews } from './views-list';

export type { ListView } from './views-list';

const loadList = async () => (await import('../late/list-menus')).ViewsList;

interface ViewsMenuProps extends ListedViews {
  /** Somebody turns to the menu: views and their numbers can be asked for. */
  onWanted?(): void;
}

/** "Viste": one's own, the dealer's, and a way to keep the present filters. */
export function ViewsMenu({ onWanted, ...listed }: ViewsMenuProps) {
  return (
    <LateMenu
      load={loadList}
      trigger={
        <Button>
          <Icon of={BookmarkIcon} />
          <FormattedMessage {...messages.views} />
          <Icon of={ChevronDownIcon} />
        </Button>
      }
      menu={listed}
      onWanted={onWanted}
    />
  );
}
