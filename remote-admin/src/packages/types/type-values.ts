import type { PackageType } from 'shared-api/entities';
import { isOtherPicture, type PictureValue } from '../../common/pictures/picture-field';
import { linesOf } from '../package/package-values';

const texts = ['title', 'excerpt', 'description'] as const;
/** One line each. */
const lists = ['included', 'excluded'] as const;

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
  for (const field of lists) {
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
