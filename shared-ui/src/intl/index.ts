/** The door to react-intl: one copy, one context, for the shell and every area. */
export {
  createIntl,
  createIntlCache,
  defineMessage,
  defineMessages,
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
