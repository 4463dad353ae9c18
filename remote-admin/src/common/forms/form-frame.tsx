import type { ReactNode } from 'react';
import { chakra, PageGrid } from 'shared-ui';
import { FormNotes } from 'shared-ui/data';
import { type FieldValues, FormProvider } from 'shared-ui/forms';
import type { FramedForm } from 'shared-ui/work';
import { StickyAction } from 'shared-ui/work';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '12px' } });

/** Stays in sight while the form is filled in, since it shows what comes of it: a price, a preview. */
const Beside = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '16px', md: '24px' },
    position: { md: 'sticky' },
    top: { md: '88px' },
    alignSelf: 'start',
    width: '100%',
    maxHeight: { md: 'calc(100dvh - 112px)' },
    overflowY: { md: 'auto' },
  },
});

interface FormFrameProps<Values extends FieldValues, Body> {
  edit: FramedForm<Values, Body>;
  /** The page's header, given its buttons: they stand there from 960 up. */
  head(actions: ReactNode): ReactNode;
  actions: ReactNode;
  /** The one action at hand on phones; nothing while there is nothing to do. */
  action: ReactNode;
  fields: ReactNode;
  /** What stands beside the fields. */
  children: ReactNode;
}

/** A form that is a page: its header, what went wrong, its fields, and what stands beside them. */
export function FormFrame<Values extends FieldValues, Body>(props: FormFrameProps<Values, Body>) {
  const { edit, head, actions, action, fields, children } = props;
  return (
    <FormProvider {...edit.form}>
      {head(<Wide>{actions}</Wide>)}
      <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
      <PageGrid columns="record">
        <form onSubmit={edit.submit} noValidate>
          {fields}
          <button type="submit" hidden />
        </form>
        <Beside>{children}</Beside>
      </PageGrid>
      {action && <StickyAction>{action}</StickyAction>}
    </FormProvider>
  );
}
