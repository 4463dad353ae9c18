import type { PackageType } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import type { RecordField } from 'shared-ui/work';
import { isOtherPicture, type PictureValue } from '../../common/pictures/picture-field';
import { kindMessages } from '../messages';
import { coverNames, linesOf } from '../package/package-values';
import { fieldMessages } from './messages';

const texts = ['title', 'excerpt', 'description'] as const;

/** What the form of a type holds. */
export interface TypeValues {
  code: string;
  kind: PackageType['kind'];
  title: string;
  excerpt: string;
  description: string;
  included: string;
  excluded: string;
  visible: boolean;
  thumbnail: PictureValue;
}

export const emptyType: TypeValues = {
  code: '',
  kind: 'care',
  title: '',
  excerpt: '',
  description: '',
  included: '',
  excluded: '',
  visible: true,
  thumbnail: { picture: null, id: null },
};

export function typeValues(type: PackageType): TypeValues {
  const { code, kind, title, excerpt, description, visible, thumbnail, included, excluded } = type;
  return {
    code,
    kind,
    title,
    excerpt,
    description,
    visible,
    included: included.join('\n'),
    excluded: excluded.join('\n'),
    thumbnail: { picture: thumbnail, id: null },
  };
}

/** Only what differs; the code is the type's name for ever. */
export function typeChanges(values: TypeValues, base: TypeValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of texts) if (values[field].trim() !== base[field].trim()) changes[field] = values[field].trim();
  for (const field of coverNames) {
    const lines = linesOf(values[field]);
    if (lines.join('\n') !== linesOf(base[field]).join('\n')) changes[field] = lines;
  }
  if (values.kind !== base.kind) changes.kind = values.kind;
  if (values.visible !== base.visible) changes.visible = values.visible;
  if (isOtherPicture(values.thumbnail, base.thumbnail)) changes.thumbnail = values.thumbnail.id;
  return changes;
}

/** A new type as it is sent. */
export function typeBody({ thumbnail, ...values }: TypeValues): Record<string, unknown> {
  const lines = { included: linesOf(values.included), excluded: linesOf(values.excluded) };
  return { ...values, ...lines, code: values.code.trim(), thumbnail: thumbnail.id };
}

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
