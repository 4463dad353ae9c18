import type { ReactNode } from 'react';
import { useUnsaved } from 'shared-api/react';
import { Button, ButtonLink } from 'shared-ui';
import type { FieldValues } from 'shared-ui/forms';
import { CopyIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { EditedForm } from 'shared-ui/work';
import { ConflictDialog, useShortcuts } from 'shared-ui/work';
import { FormFrame } from './form-frame';
import { messages } from './messages';

interface RecordFrameProps<Entity, Values extends FieldValues, Body> {
  edit: EditedForm<Entity, Values, Body>;
  /** The page's header, given its buttons. */
  head(actions: ReactNode): ReactNode;
  /** Where the record is copied into a new one. */
  copyTo: string;
  fields: ReactNode;
  /** What stands beside the fields. */
  children: ReactNode;
}

/** The page of a record that is changed: saved by button or Ctrl+S, undone, copied. */
export function RecordFrame<Entity, Values extends FieldValues, Body>(props: RecordFrameProps<Entity, Values, Body>) {
  const { copyTo, ...frame } = props;
  const { dirty, saving, submit, discard, conflict } = props.edit;
  const intl = useIntl();
  useUnsaved(dirty);
  useShortcuts([{ keys: 'Ctrl+s', label: intl.formatMessage(messages.save), run: () => void submit() }]);
  const save = (
    <Button look="solid" disabled={!dirty} loading={saving} onClick={() => void submit()}>
      <FormattedMessage {...messages.save} />
    </Button>
  );
  return (
    <>
      <FormFrame
        {...frame}
        actions={
          <>
            <ButtonLink to={copyTo}>
              <Icon of={CopyIcon} />
              <FormattedMessage {...messages.duplicate} />
            </ButtonLink>
            <Button disabled={!dirty} onClick={discard}>
              <FormattedMessage {...messages.undo} />
            </Button>
            {save}
          </>
        }
        action={dirty && save}
      />
      <ConflictDialog conflict={conflict} saving={saving} />
    </>
  );
}
