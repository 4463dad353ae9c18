import type { AuditRow } from 'shared-api/entities';
import { EyeIcon, FilterIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import type { ListState } from 'shared-ui/work';
import type { AuditFilter } from './audit-filters';
import { messages } from './messages';

/** What can be done from an entry: read it whole, or see what else was done by the same person, or to the same thing. */
export function useEntryItems(list: ListState<AuditFilter>, onOpen: (row: AuditRow) => void) {
  const intl = useIntl();
  return (row: AuditRow): MenuItem[] => {
    const { actor, subject } = row;
    return [
      { key: 'view', label: intl.formatMessage(messages.details), icon: EyeIcon, onSelect: () => onOpen(row) },
      ...(actor
        ? [
            {
              key: 'actor',
              label: intl.formatMessage(messages.onlyActor, { name: actor.fullname }),
              icon: FilterIcon,
              onSelect: () => list.setFilter('actor_uid', actor.uid),
            },
          ]
        : []),
      ...(subject.id
        ? [
            {
              key: 'subject',
              label: intl.formatMessage(messages.onlySubject),
              icon: FilterIcon,
              onSelect: () => list.setFilter('subject_id', subject.id ?? ''),
            },
          ]
        : []),
    ];
  };
}
