import { useEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost';

/**
 * Gives the focus back to the button that opened a form in its own place, once the form has gone with it.
 * @param open the form that is there, or null
 * @returns the ref of the button that opens a form
 */
export function useFocusBack<Form extends string>(
  open: Form | null,
): (form: Form) => (button: HTMLElement | null) => void {
  const buttons = useRef(new Map<Form, HTMLElement | null>());
  const last = useRef(open);
  useEffect(() => {
    if (open === null && last.current !== null && isFocusLost()) buttons.current.get(last.current)?.focus();
    last.current = open;
  }, [open]);
  return (form) => (button) => {
    buttons.current.set(form, button);
  };
}
