import { TextAreaField } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { removeMessages as words } from './remove.messages';

interface ReasonFieldProps {
  value: string;
  onChange(typed: string): void;
  optional: boolean;
  /** It was asked for, and is not there. */
  missing: boolean;
}

/** Why something is deleted: it stays in the contract's history. */
export function ReasonField({ value, onChange, optional, missing }: ReasonFieldProps) {
  const intl = useIntl();
  return (
    <TextAreaField
      label={<FormattedMessage {...words.reason} />}
      optional={optional}
      rows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={missing ? intl.formatMessage(words.reasonMissing) : undefined}
    />
  );
}
