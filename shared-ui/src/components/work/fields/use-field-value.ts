import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** A change of a field's value, or the focus leaving it, in the form that `form.register` and callers of ours take. */
interface FieldEvent {
  type: 'change' | 'blur';
  target: { name: string; value: string };
}

/** What react-hook-form keeps of a field: its value can be read and set, to nothing too, and it takes the focus. */
interface FieldHandle {
  get value(): string;
  set value(next: string | null | undefined);
  focus(): void;
}

/** How a field's value comes and goes: by `{...form.register('name')}`, or by `value` and `onChange`. */
export interface FieldValueProps {
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?(event: FieldEvent): unknown;
  onBlur?(event: FieldEvent): unknown;
  ref?: Ref<FieldHandle> | undefined;
}

/**
 * The value of a field that shows something else than it holds, such as DD/MM/YYYY for `2026-11-21`.
 * @param input what takes the focus
 */
export function useFieldValue(
  { name = '', value, defaultValue = '', onChange, onBlur, ref }: FieldValueProps,
  input: RefObject<HTMLInputElement | null>,
) {
  const [own, setOwn] = useState(defaultValue);
  const latest = useRef(own);

  // A form reads it while an event is still being handled, so that no state would be there yet.
  const handle = useMemo<FieldHandle>(
    () => ({
      get value() {
        return latest.current;
      },
      set value(next) {
        latest.current = next ?? '';
        setOwn(latest.current);
      },
      focus: () => input.current?.focus(),
    }),
    [input],
  );
  useImperativeHandle(ref, () => handle, [handle]);
  useLayoutEffect(() => {
    if (value !== undefined) latest.current = value;
  }, [value]);

  return {
    held: value ?? own,
    change(next: string) {
      handle.value = next;
      onChange?.({ type: 'change', target: { name, value: next } });
    },
    leave() {
      onBlur?.({ type: 'blur', target: { name, value: latest.current } });
    },
  };
}
