import { useIntl } from 'shared-ui/intl';
import { parseTime } from '../../format';
import { messages } from './messages';
import { TypedInput, type TypedInputProps } from './typed-input';
import type { Typing } from './use-typed-text';

const typing: Typing = { read: parseTime, write: (value) => value };

/** An hour of the day, 24 of them whatever the browser's language; 9, 930 and 9.30 are written out when it is left. */
export function TimeInput(props: Omit<TypedInputProps, 'typing'>) {
  const intl = useIntl();
  return (
    <TypedInput typing={typing} inputMode="numeric" placeholder={intl.formatMessage(messages.timeForm)} {...props} />
  );
}
