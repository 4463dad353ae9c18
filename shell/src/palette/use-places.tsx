import { isStaff } from 'shared-api/domain';
import { useSession } from 'shared-api/react';
import { ArrowRightIcon, DashboardIcon, ExternalIcon, RowsIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { DebugViewer } from '../debug/debug-viewer';
import { openDialog } from '../dialog/dialog-store';
import { actionsOf, entriesOf } from '../navigation/area-entries';
import { useOwnAreas } from '../navigation/own-areas';
import { useLoadedAreas } from '../navigation/use-loaded-areas';
import { homeOf } from '../session/access';
import { messages } from './messages';
import { type PaletteEntry, type PaletteGroup, visit } from './palette-entry';

/** What the palette leads to before anything is searched: the actions and pages of the person's areas. */
export function usePlaces(): readonly PaletteGroup[] {
  const { formatMessage } = useIntl();
  const { roles } = useSession();
  const loaded = useLoadedAreas(useOwnAreas());

  const pages = loaded
    .flatMap((found) => entriesOf(found, roles))
    .map(({ to, label, icon, area }) => visit({ id: to, label, icon, to, ...(area && { area }) }));
  const actions = loaded.flatMap(actionsOf).map(({ id, label, to }) => visit({ id, label, to, icon: ArrowRightIcon }));
  const debug: PaletteEntry = {
    id: 'debug',
    label: formatMessage(messages.debug),
    icon: RowsIcon,
    run: () => openDialog({ title: formatMessage(messages.debug), body: <DebugViewer /> }),
  };

  const home = homeOf({ roles });
  const places = [
    ...(pages.some(({ to }) => to === home)
      ? []
      : [visit({ id: 'home', label: formatMessage(messages.home), icon: DashboardIcon, to: home })]),
    ...pages,
    visit({ id: 'site', label: formatMessage(messages.site), icon: ExternalIcon, to: '/' }),
    ...(isStaff(roles) ? [debug] : []),
  ];
  return [
    { id: 'actions', title: formatMessage(messages.actions), entries: actions },
    { id: 'places', title: formatMessage(messages.places), entries: places },
  ];
}
