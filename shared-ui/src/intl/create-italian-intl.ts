import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, createIntlCache, type IntlShape, ReactIntlErrorCode } from 'react-intl';

const italian = 'it-IT';

/**
 * Told a language, createIntl and the first message ask Intl for all those that it knows: 100 ms of a phone's first page,
 * to learn that every browser knows Italian. Told none, createIntl takes the default one, and complains.
 */
IntlMessageFormat.resolveLocale = () => new Intl.Locale(italian);
const config = {
  locale: '',
  defaultLocale: italian,
  timeZone: 'Europe/Rome',
  onError(error: { readonly code: string }) {
    // biome-ignore lint/suspicious/noConsole: a text that cannot be formatted is a fault of ours, as createIntl tells it.
    if (error.code !== ReactIntlErrorCode.INVALID_CONFIG) console.error(error);
  },
};

/**
 * Italian with Rome's time, and numbers in messages grouped from four digits on as everywhere else: Intl's own Italian
 * leaves "3000" ungrouped where an amount beside it is "3.000,00".
 */
export function createItalianIntl(): IntlShape {
  const plain = createIntl(config, createIntlCache());
  const formatters: IntlShape['formatters'] = {
    ...plain.formatters,
    getNumberFormat: (locales, options) =>
      plain.formatters.getNumberFormat(locales, { useGrouping: 'always', ...options }),
  };
  const formatMessage = new Proxy(plain.formatMessage, {
    apply: (format, self, [descriptor, values, options]) =>
      Reflect.apply(format, self, [descriptor, values, { formatters, ...options }]),
  });
  return { ...plain, formatMessage };
}
