import type { Store } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { AnchorTabs } from 'shared-ui/work';
import { useUnsavedIds } from '../../common/record/unsaved-parts';
import { storeParts } from '../form/store-parts';
import { messages } from './messages';

/** The parts that are no forms, as their anchors name them. */
export const otherParts = { managers: 'manager', figures: 'andamento', closing: 'chiusura' } as const;

/** The page's parts, with what is not saved. */
export function StoreTabs({ store }: { store: Store }) {
  const intl = useIntl();
  const unsaved = useUnsavedIds();
  return (
    <AnchorTabs
      label={intl.formatMessage(messages.parts)}
      tabs={[
        ...Object.values(storeParts).map(({ id, title }) => ({
          id,
          label: intl.formatMessage(title),
          unsaved: unsaved.has(id),
        })),
        { id: otherParts.managers, label: intl.formatMessage(messages.managers), count: store.managers.length },
        { id: otherParts.figures, label: intl.formatMessage(messages.figures) },
        { id: otherParts.closing, label: intl.formatMessage(messages.closing) },
      ]}
    />
  );
}
