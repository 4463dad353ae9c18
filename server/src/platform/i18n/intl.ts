import { createIntl, createIntlCache, type MessageDescriptor } from '@formatjs/intl';
import { elideBeforeNumbers } from 'shared-api/domain';

/** A text with an id: `{ id: 'server.area.piece', defaultMessage: 'Italiano in ICU' }`. */
export type Text = Required<Pick<MessageDescriptor, 'id'>> & { readonly defaultMessage: string };
export type Values = Readonly<Record<string, string | number | Date>>;

const intl = createIntl(
  {
    locale: 'it-IT',
    defaultLocale: 'it-IT',
    timeZone: 'Europe/Rome',
    // The texts stand in the sources, one language only: there is no catalogue to look them up in.
    onError: (error) => {
      if (error.code !== 'MISSING_TRANSLATION') throw error;
    },
  },
  createIntlCache(),
);

/** Numbers in sentences are grouped from four digits on, as `formatNumber` writes them. */
const formatters: typeof intl.formatters = {
  ...intl.formatters,
  getNumberFormat: (locales, options) =>
    intl.formatters.getNumberFormat(locales, { useGrouping: 'always', ...options }),
};

/**
 * The Italian sentence of a descriptor. Plural, gender, numbers and dates by ICU, times in Europe/Rome; an article
 * before a date as Italian wants it.
 */
export function t(text: Text, values?: Values): string {
  return elideBeforeNumbers(String(intl.formatMessage(text, values, { formatters })));
}

/**
 * An ICU text, read but not written out.
 * @throws SyntaxError
 */
export function messageFormat(text: string) {
  return intl.formatters.getMessageFormat(text, intl.locale);
}

/** Keeps the literal types of a group of texts. */
export function defineMessages<const M extends Readonly<Record<string, Text>>>(messages: M): M {
  return messages;
}
