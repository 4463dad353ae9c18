/** The door to react-intl: one copy, one context, for the shell and every area. */
export {
  createIntl,
  createIntlCache,
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedPlural,
  FormattedRelativeTime,
  type IntlConfig,
  IntlProvider,
  type IntlShape,
  type MessageDescriptor,
  RawIntlProvider,
  useIntl,
} from 'react-intl';
export { defineMessages } from './define-messages';
