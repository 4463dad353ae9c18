import { FileIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { areaName } from '../navigation/area-names';
import { messages } from './messages';
import { type PaletteGroup, visit } from './palette-entry';
import { useHits } from './use-hits';
import { usePlaces } from './use-places';

function fold(text: string): string {
  return text.trim().toLocaleLowerCase('it-IT');
}

/** All that the palette shows for a text: what was found, then the actions and pages whose name holds it. */
export function usePaletteGroups(text: string): { groups: readonly PaletteGroup[]; searching: boolean } {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { areas, foundBy, searching } = useHits(text);
  const wanted = fold(text);

  const places = usePlaces().map((group) => ({
    ...group,
    entries: group.entries.filter(({ label }) => fold(label).includes(wanted)),
  }));
  const found = areas.flatMap(({ search: { area }, hits }) => {
    const contracts =
      areas.length > 1 && area.role
        ? formatMessage(messages.contractsOf, { area: areaName(area, intl) })
        : formatMessage(messages.contracts);
    const titles = [...new Set(hits.map(({ group }) => group ?? contracts))];
    return titles.map((title) => ({
      id: `hits-${area.name}-${titles.indexOf(title)}`,
      title,
      entries: hits
        .filter(({ group }) => (group ?? contracts) === title)
        .map(({ id, group: _, ...hit }) => visit({ ...hit, foundBy, id: `${area.name}-${id}`, icon: FileIcon, area })),
    }));
  });

  return { groups: [...found, ...places].filter(({ entries }) => entries.length > 0), searching };
}
