import { type ReactNode, useEffect, useRef } from 'react';
import { chakra, PageGrid } from 'shared-ui';
import { FormNotes } from 'shared-ui/data';
import { type FieldValues, FormProvider } from 'shared-ui/forms';
import type { FramedForm } from 'shared-ui/work';
import { StickyAction } from 'shared-ui/work';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '12px' } });

/**
 * Stays in sight while the form is filled in, since it shows what comes of it: a price, a preview. Where it is higher than
 * the window it goes along with the page until its end is in sight, and stays there.
 */
const Beside = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '16px', md: '24px' },
    position: { md: 'sticky' },
    top: { md: 'min(88px, calc(100dvh - var(--height, 0px) - 24px))' },
    alignSelf: 'start',
    width: '100%',
  },
});

/** Tells the styles of an element how high it is, as `--height`. */
function useHeight() {
  const measured = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = measured.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => element.style.setProperty('--height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return measured;
}

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
  const beside = useHeight();
  return (
    <FormProvider {...edit.form}>
      {head(<Wide>{actions}</Wide>)}
      <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
      <PageGrid columns="record">
        <form onSubmit={edit.submit} noValidate>
          {fields}
          <button type="submit" hidden />
        </form>
        <Beside ref={beside}>{children}</Beside>
      </PageGrid>
      {action && <StickyAction>{action}</StickyAction>}
    </FormProvider>
  );
}
