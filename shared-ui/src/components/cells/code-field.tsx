import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'shared-ui/intl';
import { FormField } from '../field';
import { FieldMessage } from '../field/field-message';
import { CellBox } from './cell-box';
import { codeMessages as messages } from './code.messages';
import { useWebOtp } from './use-web-otp';

const LENGTH = 6;

interface CodeFieldProps {
  /** Digits only, six at most. */
  value: string;
  onChange(code: string): void;
  /** All six are there: the caller moves the focus to the button. The field never submits. */
  onFull?(): void;
  label?: ReactNode;
  /** Wrong or missing; the digits stay, selected. */
  error?: ReactNode;
  /** Its time is over, or it was tried too often. */
  expired?: boolean;
  /**
   * Names the code that somebody on this page has just asked for: with each new one the field is emptied, for the one
   * before is over, and takes the focus.
   */
  asked?: string | undefined;
  /** `CodeTimer`, or nothing. */
  children?: ReactNode;
  name?: string;
  /** Whether the browser may offer an SMS's code by itself; not where two codes are asked for at once. */
  fromSms?: boolean;
}

/** The one-time code: one field that looks like six, filled by the phone's own suggestion or by WebOTP. */
export function CodeField({
  value,
  onChange,
  onFull,
  label,
  error,
  expired = false,
  asked,
  children,
  name = 'otp_code',
  fromSms = true,
}: CodeFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);

  function take(text: string) {
    const code = text.replace(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    if (code.length === LENGTH && code !== value) onFull?.();
  }

  useWebOtp(take, fromSms && !expired);
  useEffect(() => {
    if (!error) return;
    // Selecting alone brings no browser to show the field again, and some do not give it the focus either.
    input.current?.focus();
    input.current?.select();
  }, [error]);
  const empty = useRef(() => {});
  useEffect(() => {
    empty.current = () => {
      if (value !== '') onChange('');
    };
  });
  useEffect(() => {
    if (!asked) return;
    empty.current();
    input.current?.focus();
  }, [asked]);

  return (
    <FormField label={label ?? intl.formatMessage(messages.code)}>
      {(control) => (
        <>
          <CellBox
            {...control}
            kind="code"
            count={LENGTH}
            groups={[3]}
            ref={input}
            name={name}
            value={value}
            onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={expired}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${control.id}-error`}
          >
            {children}
          </CellBox>
          <div id={`${control.id}-error`} aria-live="polite">
            {error && <FieldMessage tone="error">{error}</FieldMessage>}
          </div>
        </>
      )}
    </FormField>
  );
}
