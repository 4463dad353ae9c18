/** The entry point of react-intl: one copy, one context, for the shell and every area. */
export {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedPlural,
  FormattedRelativeTime,
  type IntlShape,
  type MessageDescriptor,
  RawIntlProvider,
  useIntl,
} from 'react-intl';
export { createItalianIntl } from './create-italian-intl';
export { defineMessages } from './define-messages';
