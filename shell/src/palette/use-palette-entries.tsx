import { isStaff } from 'shared-api/domain';
import { useSession } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { DebugViewer } from '../debug/debug-viewer';
import { openDialog } from '../dialog/dialog-store';
import { useOwnAreas } from '../layout/own-areas';
import { useLoadedAreas } from '../remotes/use-loaded-areas';
import { homeOf } from '../routing/judge';
import { goTo } from '../routing/navigator';
import { messages } from './messages';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** Everything that the palette leads to: the pages and actions of the person's areas and, for staff, the debug viewer. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const { roles } = useSession();
  const loaded = useLoadedAreas(useOwnAreas());

  const visit = (id: string, label: string, to: string): PaletteEntry => ({ id, label, run: () => goTo(to) });
  const pages = loaded
    .flatMap(({ module }) => module.navigation ?? [])
    .filter((item) => item.roles.some((role) => roles.includes(role)))
    .map(({ to, label }) => visit(to, label, to));
  const actions = loaded.flatMap(({ module }) => module.palette ?? []).map(({ id, label, to }) => visit(id, label, to));
  const debug: PaletteEntry = {
    id: 'debug',
    label: formatMessage(messages.debug),
    run: () => openDialog({ title: formatMessage(messages.debug), body: <DebugViewer /> }),
  };

  return [
    visit('home', formatMessage(messages.home), homeOf({ roles })),
    ...pages,
    ...actions,
    visit('site', formatMessage(messages.site), '/'),
    ...(isStaff(roles) ? [debug] : []),
  ];
}
