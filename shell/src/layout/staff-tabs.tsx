import { MenuIcon, SearchIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { openPalette } from '../palette/palette-store';
import { signedInMessages } from './signed-in.messages';
import { TabAction, TabBar } from './tab-bar';
import { useFrameArea } from './use-frame-area';
import { useCurrentItem, useNavigation } from './use-navigation';

/** Search and menu need their places among the five. */
const placesInBar = 3;

/** The back-office's tab bar: the first entries of the current area, the search, and a button for the whole menu. */
export function StaffTabs({ onMenu }: { onMenu: () => void }) {
  const { formatMessage } = useIntl();
  const area = useFrameArea();
  const groups = useNavigation('staff').filter((group) => group.area.name === area?.name);
  const onTheirWay = area !== null && groups.length === 0;
  return (
    <TabBar
      items={groups.flatMap(({ items }) => items).slice(0, placesInBar)}
      current={useCurrentItem(groups)}
      expected={onTheirWay ? placesInBar : 0}
    >
      <TabAction label={formatMessage(signedInMessages.searchTab)} icon={SearchIcon} onPress={openPalette} />
      <TabAction label={formatMessage(signedInMessages.menu)} icon={MenuIcon} onPress={onMenu} />
    </TabBar>
  );
}
