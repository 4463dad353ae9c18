import type { IntlShape } from 'shared-ui/intl';
import type { RecordField } from 'shared-ui/work';
import { kindMessages } from '../kind.messages';
import { linesOf } from '../package/package-values';
import { fieldMessages } from './field.messages';
import type { TypeValues } from './type-values';

/** The fields of a type in the order of the page, as texts to read and compare. */
export function recordFields(intl: IntlShape): RecordField<TypeValues>[] {
  const label = (name: keyof typeof fieldMessages) => intl.formatMessage(fieldMessages[name]);
  return [
    { name: 'title', label: label('title'), read: ({ title }) => title.trim() },
    { name: 'kind', label: label('kind'), read: ({ kind }) => intl.formatMessage(kindMessages[kind]) },
    { name: 'excerpt', label: label('excerpt'), read: ({ excerpt }) => excerpt.trim() },
    { name: 'description', label: label('description'), read: ({ description }) => description.trim() },
    { name: 'included', label: label('included'), read: ({ included }) => linesOf(included).join('; ') },
    { name: 'excluded', label: label('excluded'), read: ({ excluded }) => linesOf(excluded).join('; ') },
    { name: 'thumbnail', label: label('thumbnail'), read: ({ thumbnail }) => thumbnail.picture?.image ?? '' },
    {
      name: 'visible',
      label: label('visible'),
      read: ({ visible }) => intl.formatMessage(visible ? fieldMessages.yes : fieldMessages.no),
    },
  ];
}
