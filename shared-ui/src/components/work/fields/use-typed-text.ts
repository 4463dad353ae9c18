import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from 'react';

/** How a value is typed. */
export interface Typing {
  /** The value that a text means, or null while it means none. */
  read(text: string): string | null;
  /** A value as it is shown; a text that is no value, as it is. */
  write(value: string): string;
  /** What becomes of a text while it is typed. */
  complete?(text: string, before: string): string;
}

interface TypedText {
  typing: Typing;
  input: RefObject<HTMLInputElement | null>;
  /** The value, or what was typed while that means none: it is kept, for the form's rules to refuse. */
  value: string;
  onChange(value: string): void;
  onLeave(): void;
}

/** A value in a text field: typed freely, written out when the field is left or sent with Enter. */
export function useTypedText({ typing: { read, write, complete }, input, value, onChange, onLeave }: TypedText) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? write(value);

  function leave() {
    setTyped(null);
    onLeave();
  }

  return {
    /** It was left with a text that means nothing. */
    unreadable: typed === null && value !== '' && read(value) === null,
    /** Sets the value as if it had been typed and the field left. */
    put(next: string) {
      onChange(next);
      leave();
    },
    input: {
      ref: input,
      value: shown,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const text = complete?.(event.target.value, shown) ?? event.target.value;
        setTyped(text);
        onChange(read(text) ?? text.trim());
      },
      onBlur: leave,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter') leave();
      },
    },
  };
}
