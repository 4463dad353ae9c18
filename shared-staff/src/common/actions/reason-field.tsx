import type { RefObject } from 'react';
import { TextAreaField } from 'shared-ui/components';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { removeMessages as words } from './remove.messages';

interface ReasonFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange(typed: string): void;
  optional: boolean;
  /** Why it cannot be sent as it is. */
  fault: MessageDescriptor | null;
}

/** Why something is deleted: it stays in the contract's history. */
export function ReasonField({ ref, value, onChange, optional, fault }: ReasonFieldProps) {
  const intl = useIntl();
  return (
    <TextAreaField
      ref={ref}
      label={<FormattedMessage {...words.reason} />}
      optional={optional}
      required={!optional}
      rows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault && intl.formatMessage(fault)}
    />
  );
}
