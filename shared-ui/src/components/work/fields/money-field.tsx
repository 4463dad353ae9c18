import { type ComponentProps, useState } from 'react';
import { TextField } from '../../field';
import { fromMoneyText, toMoneyText } from './money-text';

interface MoneyFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'after' | 'inputMode' | 'type'> {
  /** The API's "1180.00", or what was typed while it is no amount. */
  value: string;
  /** Gets the API's form as soon as there is one, else the typed text, which the form's rules then refuse. */
  onChange(value: string): void;
  /** Euro unless given: percentages are written the same way. */
  unit?: '€' | '%';
}

/** An amount with the Italian comma; written out in full when the field is left. */
export function MoneyField({ value, onChange, onBlur, unit = '€', ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      after={unit}
      value={typed ?? toMoneyText(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(fromMoneyText(event.target.value) ?? event.target.value);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
