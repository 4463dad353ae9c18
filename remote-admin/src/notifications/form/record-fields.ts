import { roleNames } from 'shared-api/messages';
import { formatDateTime, fromLocalTime } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { RecordField } from 'shared-ui/work';
import { typeMessages } from '../messages';
import { fieldMessages, messages } from './messages';
import type { NotificationValues, TextName } from './notification-values';

/** The fields of a notification in the order of the page, as texts to read and compare. */
export function recordFields(intl: IntlShape): RecordField<NotificationValues>[] {
  const label = (name: keyof typeof fieldMessages) => intl.formatMessage(fieldMessages[name]);
  const text = (name: TextName): RecordField<NotificationValues> => ({
    name,
    label: label(name),
    read: (values) => values[name].trim(),
  });
  const time = (name: 'visible_at' | 'expire_at'): RecordField<NotificationValues> => ({
    ...text(name),
    read: (values) => {
      const at = fromLocalTime(values[name]);
      return at === null ? values[name] : formatDateTime(at);
    },
  });
  const flag = (name: 'marketing' | 'visible' | 'closable'): RecordField<NotificationValues> => ({
    name,
    label: label(name),
    read: (values) => intl.formatMessage(values[name] ? messages.yes : messages.no),
  });
  return [
    text('title'),
    text('excerpt'),
    text('body'),
    { name: 'type', label: label('type'), read: ({ type }) => intl.formatMessage(typeMessages[type]) },
    text('cta_label'),
    text('cta_url'),
    {
      name: 'audience',
      label: label('audience'),
      read: ({ audience: { roles, stores, people } }) =>
        intl.formatList([
          ...roles.map((role) => intl.formatMessage(roleNames[role])),
          ...stores.map(({ name }) => name),
          ...people.map(({ fullname }) => fullname),
        ]),
    },
    flag('marketing'),
    time('visible_at'),
    time('expire_at'),
    flag('visible'),
    flag('closable'),
  ];
}
