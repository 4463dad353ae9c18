import { type ComponentType, useState } from 'react';

/** Brings a component in a script of its own. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose script comes when somebody asks for it: `bring` fetches it, and says whether it came. One that does
 * not come is reported as what nobody catches, so that the shell says it; it is asked for again the next time.
 */
export function usePart<Props>(load: LoadPart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [waiting, setWaiting] = useState(false);

  async function bring(): Promise<boolean> {
    setWaiting(true);
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch (error) {
      reportError(error);
      return false;
    } finally {
      setWaiting(false);
    }
  }

  return { Part, waiting, bring };
}

/** For the button that asks: whoever turns to it has the script on its way. */
export function preparing<Props>(load: LoadPart<Props>) {
  // What failed is asked for again when the button is pressed, and said then.
  const prepare = () => void load().catch(() => undefined);
  return { onPointerEnter: prepare, onFocus: prepare };
}

/** Is somebody still at the button that they pressed? Where presses give no focus (Safari) nothing has it. */
export function isStillAt(button: Element | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused === button;
}
