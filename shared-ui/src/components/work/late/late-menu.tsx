import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isStillAt, type LoadPart, preparing, usePart } from './use-part';

/** What a menu is given by whoever opens it. */
export interface OpenedMenu {
  /** The button, which the menu makes its own. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange(open: boolean): void;
}

interface LateMenuProps<Props> {
  /** Brings the menu: `async () => (await import('shared-ui/overlays')).Menu`. */
  load: LoadPart<OpenedMenu & Props>;
  /** The button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** What else the menu is given. */
  menu: Props;
  /** Somebody turns to it: what it will show can be asked for. */
  onWanted?(): void;
}

/** A menu whose script comes when somebody turns to its button: until it is opened there is the button alone. */
export function LateMenu<Props extends object>({ load, trigger, menu, onWanted }: LateMenuProps<Props>) {
  const button = useRef<Element | null>(null);
  const wanted = useRef(true);
  const { Part, waiting, bring } = usePart(async () => {
    const part = await load();
    wanted.current = isStillAt(button.current);
    return part;
  });
  const [open, setOpen] = useState(false);

  // The menu is there before it opens: one that is born open does not know how to close. Nor does it open over whoever
  // has gone on to something else.
  useEffect(() => {
    if (Part && wanted.current) setOpen(true);
  }, [Part]);

  if (Part) return <Part {...menu} trigger={trigger} open={open} onOpenChange={setOpen} />;

  const { onPointerEnter, onFocus } = preparing(load);
  function turnTo(prepare: () => void) {
    onWanted?.();
    prepare();
  }
  function ask({ currentTarget }: SyntheticEvent) {
    button.current = currentTarget;
    onWanted?.();
    void bring();
  }
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    ask(event);
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': waiting || undefined,
    onClick: ask,
    onKeyDown: openByArrow,
    onPointerEnter: () => turnTo(onPointerEnter),
    onFocus: () => turnTo(onFocus),
  });
}
