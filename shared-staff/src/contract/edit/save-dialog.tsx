import { chakra, Text } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { ChangedFields } from '../fields/changed-fields';
import type { FieldChange } from '../fields/changes-of';
import { messages } from './messages';

const Price = chakra('p', { base: { marginTop: '16px', textStyle: 'label', '& del': { color: 'fg.muted' } } });

interface SaveDialogProps {
  changes: readonly FieldChange[];
  /** The total before and after, where another package changes it. */
  totals: { readonly before: string; readonly after: string } | null;
  saving: boolean;
  onSave(): void;
  onCancel(): void;
}

/** What will change, before and after, on one page before it is saved. */
export function SaveDialog({ changes, totals, saving, onSave, onCancel }: SaveDialogProps) {
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
      {totals && (
        <Price>
          <FormattedMessage
            {...messages.newTotal}
            values={{
              before: <Money key="before" as="del" amount={totals.before} />,
              after: <Money key="after" amount={totals.after} />,
            }}
          />
        </Price>
      )}
      <Text look="small" muted marginTop="16px">
        <FormattedMessage {...messages.confirmText} />
      </Text>
    </ConfirmDialog>
  );
}
