import { createIntl, createIntlCache } from 'shared-ui/intl';

/** Italian is the only language, the default and the fall-back: the messages' own texts are what is shown. */
export const intl = createIntl({ locale: 'it-IT', defaultLocale: 'it-IT', timeZone: 'Europe/Rome' }, createIntlCache());
