import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import type { FieldValues } from 'shared-ui/forms';
import type { FramedForm } from 'shared-ui/work';
import { FormFrame } from './form-frame';

interface NewRecordFrameProps<Values extends FieldValues, Body> {
  edit: FramedForm<Values, Body>;
  head(actions: ReactNode): ReactNode;
  /** The action as a verb: "Pubblica". */
  create: ReactNode;
  fields: ReactNode;
  /** What stands beside the fields. */
  children: ReactNode;
}

/** The page of a record that does not exist yet. */
export function NewRecordFrame<Values extends FieldValues, Body>(props: NewRecordFrameProps<Values, Body>) {
  const { create, ...frame } = props;
  const { saving, submit } = props.edit;
  const button = (
    <Button look="solid" loading={saving} onClick={() => void submit()}>
      {create}
    </Button>
  );
  return <FormFrame {...frame} actions={button} action={button} />;
}
