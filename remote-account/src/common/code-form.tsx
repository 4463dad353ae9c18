import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { Button, HStack, Note, Stack } from 'shared-ui';
import { CodeField } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';

interface CodeFormProps {
  /** Where the code went. */
  told: ReactNode;
  /** What was asked for: another code is typed anew. */
  asked: string;
  confirm: (otp_code: string) => Promise<void>;
  /** The button's name. */
  action: ReactNode;
  /** The ways out beside the button. */
  children: ReactNode;
}

/** The code that a phone got, as the proof that it gets any. */
export function CodeForm({ told, asked, confirm, action, children }: CodeFormProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState('');
  const proof = useMutation({ mutationFn: () => confirm(code) });
  const atField = isApiError(proof.error) ? proof.error.fields.otp_code?.join(' ') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!proof.isPending) proof.mutate();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="16px">
        <Note tone="info" role="status">
          {told}
        </Note>
        {proof.isError && atField === undefined && (
          <Note tone="error" role="alert">
            {failureText(proof.error, intl)}
          </Note>
        )}
        <CodeField
          value={code}
          onChange={(typed) => {
            setCode(typed);
            proof.reset();
          }}
          onFull={() => button.current?.focus()}
          error={atField}
          asked={asked}
        />
        <HStack gap="12px" flexWrap="wrap">
          <Button type="submit" ref={button} look="solid" loading={proof.isPending}>
            {action}
          </Button>
          {children}
        </HStack>
      </Stack>
    </form>
  );
}
