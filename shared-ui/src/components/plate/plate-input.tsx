import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { normalisePlate } from 'shared-api/domain';
import { chakra } from 'shared-ui/chakra';
import { useSteadyCaret } from '../cells/use-steady-caret';
import { FormField } from '../field';
import { NBSP } from '../format/number';
import { formatPlate, isItalianPlate } from '../format/plate';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    width: '228px',
    maxWidth: '100%',
    height: '48px',
    bg: 'plate.paper',
    border: '1px solid',
    borderColor: 'line.control',
    '&:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
  },
});
const Band = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    width: '21px',
    paddingBottom: '5px',
    bg: 'plate.band',
    color: '#FFFFFF',
    fontSize: '11px',
    fontWeight: 700,
    flexShrink: 0,
  },
});
const Input = chakra('input', {
  base: {
    flex: 1,
    minWidth: 0,
    textAlign: 'center',
    bg: 'transparent',
    color: 'plate.ink',
    fontSize: '28px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none !important',
    '&::placeholder': { color: '#5F7485' },
  },
});

interface PlateInputProps {
  label: ReactNode;
  /** Without blanks. */
  value: string;
  onChange(plate: string): void;
  onBlur?(): void;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
}

/** How far an Italian plate has come: letters, digits, letters, split as they are typed. */
function spread(plate: string): string {
  if (isItalianPlate(plate)) return formatPlate(plate);
  if (!/^[A-Z]{1,2}$|^[A-Z]{2}\d{1,3}[A-Z]{0,1}$/.test(plate)) return plate;
  return [plate.slice(0, 2), plate.slice(2, 5), plate.slice(5)].filter(Boolean).join(NBSP);
}

/** Type in the plate itself: 2 + 3 + 2 as you go, older and foreign plates unsplit. */
export function PlateInput({ label, value, onChange, onBlur, hint, error, name }: PlateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = spread(value);
  const keepCaret = useSteadyCaret(input, shown, NBSP);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.target;
    keepCaret(normalisePlate(typed.slice(0, selectionStart ?? typed.length)).length);
    // What is too long stays, so that the form can say so: a plate that was cut is another car's.
    onChange(normalisePlate(typed));
  }

  return (
    <FormField label={label} hint={hint} error={error} code="(A)">
      {(control) => (
        <Frame>
          <Band aria-hidden="true">I</Band>
          <Input
            ref={input}
            name={name}
            value={shown}
            onChange={type}
            onBlur={onBlur}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...control}
          />
          <Band aria-hidden="true" />
        </Frame>
      )}
    </FormField>
  );
}
