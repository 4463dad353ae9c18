import { chakra } from 'shared-ui/chakra';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { MenuParts as Parts, Portal } from 'shared-ui/overlays';
import { CheckIcon, DeleteIcon, EditIcon, Icon, PlusIcon } from '../../icons';
import type { OpenedMenu } from '../late/late-menu';
import { messages } from './messages';

/** A list's filters kept under a name. */
export interface ListView {
  id: string;
  name: string;
  /** The list's query string. */
  query: string;
  own: boolean;
  /** Everybody has it: it keeps its name, and cannot be removed. */
  fixed?: boolean;
  /** How many rows it has now. */
  count?: number;
}

const Count = chakra('b', { base: { marginInlineStart: 'auto', fontWeight: 500 } });
const Nothing = chakra('p', { base: { padding: '8px 16px', textStyle: 'small', color: 'fg.muted' } });
const SAVE = 'save';
const RENAME = 'rename';
const REMOVE = 'remove';

export interface ListedViews {
  views: readonly ListView[];
  /** The present list's query, to mark the view that it is. */
  current: string;
  onOpen(view: ListView): void;
  /** Asks for a name (`SaveViewDialog`); without it nothing can be saved. */
  onSave?(): void;
  /** Asks for another name of the view that the present list is, where it is one's own. */
  onRename?(view: ListView): void;
  /** Removes that view. */
  onRemove?(view: ListView): void;
}

/** The views to choose from: one's own, the dealer's, and a way to keep the present filters. */
export function ViewsList({ trigger, open, onOpenChange, ...listed }: OpenedMenu & ListedViews) {
  const { views, current, onOpen, onSave, onRename, onRemove } = listed;
  const changeable = views.find(({ query, own, fixed }) => query === current && own && !fixed);
  const groups: readonly [MessageDescriptor, readonly ListView[]][] = [
    [messages.own, views.filter(({ own }) => own)],
    [messages.shared, views.filter(({ own }) => !own)],
  ];
  return (
    <Parts.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content width="320px" maxWidth="calc(100vw - 32px)">
            {views.length === 0 && (
              <Nothing>
                <FormattedMessage {...messages.none} />
              </Nothing>
            )}
            {groups.map(
              ([title, group]) =>
                group.length > 0 && (
                  <Parts.ItemGroup key={title.id}>
                    <Parts.ItemGroupLabel>
                      <FormattedMessage {...title} />
                    </Parts.ItemGroupLabel>
                    {group.map((view) => (
                      <Parts.Item key={view.id} value={view.id} onClick={() => onOpen(view)}>
                        {view.name}
                        {view.query === current && <Icon of={CheckIcon} />}
                        {view.count !== undefined && <Count>{view.count}</Count>}
                      </Parts.Item>
                    ))}
                  </Parts.ItemGroup>
                ),
            )}
            <Parts.Separator />
            {onSave && (
              <Parts.Item value={SAVE} onClick={onSave}>
                <Icon of={PlusIcon} />
                <FormattedMessage {...messages.save} />
              </Parts.Item>
            )}
            {onRename && changeable && (
              <Parts.Item value={RENAME} onClick={() => onRename(changeable)}>
                <Icon of={EditIcon} />
                <FormattedMessage {...messages.rename} values={{ name: changeable.name }} />
              </Parts.Item>
            )}
            {onRemove && changeable && (
              <Parts.Item value={REMOVE} onClick={() => onRemove(changeable)}>
                <Icon of={DeleteIcon} />
                <FormattedMessage {...messages.remove} values={{ name: changeable.name }} />
              </Parts.Item>
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
