import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { FormField } from '../field';
import { FieldMessage } from '../field/field-message';
import { normalizeVin } from '../format/vin';
import { CellBox } from './cell-box';
import { messages } from './messages';
import { useSteadyCaret } from './use-steady-caret';
import { VIN_GROUPS, VIN_LENGTH, vinProblem } from './vin-problem';
import { VinRepair } from './vin-repair';
import { VinRuler } from './vin-ruler';

const Code = chakra('span', { base: { fontFamily: 'mono' } });
const Below = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    marginTop: '8px',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

interface VinFieldProps {
  /** What has been typed, upper case and without blanks. */
  value: string;
  onChange(vin: string): void;
  onBlur?(): void;
  /** By default "Numero di telaio (VIN)". */
  label?: ReactNode;
  /** The form's or the server's sentence. What the field itself can tell comes first. */
  error?: ReactNode;
  /** Under the ruler at left, such as "Dove trovo il telaio?". */
  help?: ReactNode;
  /** For a form that works without scripts. */
  name?: string;
  id?: string;
  /** The VIN stands: its data have been found. */
  readOnly?: boolean;
}

/** The VIN in 17 cells with its ruler. A letter that no VIN has is marked where it stands, with a repair to click. */
export function VinField({ value, onChange, onBlur, label, error, help, name = 'vin', id, readOnly }: VinFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useSteadyCaret(input, value);
  const [leftOnce, setLeftOnce] = useState(false);

  const problem = vinProblem(value);
  const forbidden = problem?.kind === 'forbidden' ? problem : null;
  const typed = value.length;
  const misfit = problem?.kind === 'long' || (problem?.kind === 'short' && leftOnce && typed > 0);
  const total = VIN_LENGTH;
  const sentence = forbidden
    ? intl.formatMessage(messages.forbidden, { ...forbidden, position: forbidden.cell + 1 })
    : (error ?? (misfit && intl.formatMessage(messages.length, { typed, total })));

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    keepCaret(normalizeVin(target.value.slice(0, target.selectionStart ?? undefined)).length);
    onChange(normalizeVin(target.value));
  }

  function repair(repaired: string) {
    onChange(repaired);
    input.current?.focus();
  }

  return (
    <FormField
      label={label ?? intl.formatMessage(messages.vin)}
      beside={intl.formatMessage(messages.booklet, { code: <Code key="code">(E)</Code> })}
      id={id}
    >
      {(control) => (
        <>
          <CellBox
            {...control}
            kind="vin"
            count={total}
            groups={VIN_GROUPS}
            wrong={forbidden?.cell ?? null}
            ref={input}
            name={name}
            value={value}
            readOnly={readOnly}
            onChange={type}
            onBlur={() => {
              setLeftOnce(true);
              onBlur?.();
            }}
            autoCapitalize="characters"
            aria-invalid={sentence ? true : undefined}
            aria-describedby={`${control.id}-error ${control.id}-count`}
          >
            <VinRuler typed={Math.min(typed, total)} wrong={forbidden?.cell ?? null} />
          </CellBox>
          <div id={`${control.id}-error`} aria-live="polite">
            {sentence && <FieldMessage tone="error">{sentence}</FieldMessage>}
          </div>
          {forbidden && <VinRepair {...forbidden} vin={value} onRepair={repair} />}
          <Below maxWidth={{ base: '358px', md: '516px' }}>
            <span>{help}</span>
            <span id={`${control.id}-count`}>{intl.formatMessage(messages.count, { typed, total })}</span>
          </Below>
          <VisuallyHidden role="status">
            {typed === total && intl.formatMessage(messages.count, { typed, total })}
          </VisuallyHidden>
        </>
      )}
    </FormField>
  );
}
