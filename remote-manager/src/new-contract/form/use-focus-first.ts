import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from './focus-field';

/** Begins at the VIN, so that the next contract can be written at once. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // After the frame has put the focus on the page's heading, which is then announced, too.
    const timer = setTimeout(() => focusField(form.current, 'car_vin'));
    return () => clearTimeout(timer);
  }, [form]);
}
