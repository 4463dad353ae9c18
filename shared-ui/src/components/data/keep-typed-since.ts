import type { FieldValues, UseFormReturn } from 'shared-ui/forms';

type Resettable<Values extends FieldValues> = Pick<UseFormReturn<Values, unknown, FieldValues>, 'getValues' | 'reset'>;

/** Nothing that was typed stays, even in a form that follows its record with `resetOptions`. */
export const afresh = { keepDirtyValues: false, keepDirty: false } as const;

/**
 * Notes what a form holds as it is sent, for an answer that may be long in coming.
 * @returns shows the saved record; what was typed since stays in its field, to be saved next
 */
export function keepTypedSince<Values extends FieldValues>({
  getValues,
  reset,
}: Resettable<Values>): (saved: Values) => void {
  // As texts: the form goes on writing into its values.
  const sent = Object.fromEntries(Object.entries(getValues()).map(([name, value]) => [name, JSON.stringify(value)]));
  return (saved) => {
    const typed = getValues();
    const shown = { ...saved };
    let isTyped = false;
    for (const name in typed) {
      if (JSON.stringify(typed[name]) === sent[name]) continue;
      shown[name] = typed[name];
      isTyped = true;
    }
    reset(saved, afresh);
    if (isTyped) reset(shown, { ...afresh, keepDefaultValues: true });
  };
}
