import { elideBeforeDays } from 'shared-api/domain';
import { createItalianIntl, type IntlShape } from 'shared-ui/intl';
import { elideNodes } from './elide-nodes';

/** Italian is the only language, the default and the fall-back: the messages' own texts are what is shown. */
export const intl = withElision(createItalianIntl());

/** Dates stand behind articles in many messages: they are written as Italian wants it in this one place. */
function withElision(plain: IntlShape): IntlShape {
  const formatMessage = new Proxy(plain.formatMessage, {
    apply(format, self, given) {
      const said: unknown = Reflect.apply(format, self, given);
      if (typeof said === 'string') return elideBeforeDays(said);
      return Array.isArray(said) ? elideNodes(said) : said;
    },
  });
  return { ...plain, formatMessage };
}
