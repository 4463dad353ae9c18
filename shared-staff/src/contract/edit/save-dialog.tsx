import { chakra, Note, Text } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { ChangedFields } from '../fields/changed-fields';
import type { FieldChange } from '../fields/changes-of';
import { messages } from './messages';

const Price = chakra('p', { base: { marginTop: '16px', textStyle: 'label', '& del': { color: 'fg.muted' } } });

interface SaveDialogProps {
  changes: readonly FieldChange[];
  /** Before, and as it is sent: told where they differ. */
  total: { readonly before: string; readonly after: string };
  /** Who signs is somebody else, or answers elsewhere: the identity document goes. */
  endsIdentity: boolean;
  saving: boolean;
  onSave(): void;
  onCancel(): void;
}

/** What will change, before and after, on one page before it is saved. */
export function SaveDialog({ changes, total, endsIdentity, saving, onSave, onCancel }: SaveDialogProps) {
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.confirmTitle} values={{ count: changes.length }} />}
      confirm={<FormattedMessage {...messages.save} />}
      loading={saving}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      <ChangedFields changes={changes} />
      {total.before !== total.after && (
        <Price>
          <FormattedMessage
            {...messages.newTotal}
            values={{
              before: <Money key="before" as="del" amount={total.before} />,
              after: <Money key="after" amount={total.after} />,
            }}
          />
        </Price>
      )}
      {endsIdentity && (
        <Note tone="warning" marginTop="16px">
          <FormattedMessage {...messages.endsIdentity} />
        </Note>
      )}
      <Text look="small" muted marginTop="16px">
        <FormattedMessage {...messages.confirmText} />
      </Text>
    </ConfirmDialog>
  );
}
