import type { PackageType } from 'shared-api/entities';
import { isOtherPicture, type PictureValue } from '../../common/pictures/picture-field';

const texts = ['title', 'excerpt', 'description'] as const;

/** What the form of a type holds. */
export interface TypeValues {
  code: string;
  kind: PackageType['kind'];
  title: string;
  excerpt: string;
  description: string;
  visible: boolean;
  thumbnail: PictureValue;
}

export const emptyType: TypeValues = {
  code: '',
  kind: 'care',
  title: '',
  excerpt: '',
  description: '',
  visible: true,
  thumbnail: { picture: null, id: null },
};

export function typeValues({ code, kind, title, excerpt, description, visible, thumbnail }: PackageType): TypeValues {
  return { code, kind, title, excerpt, description, visible, thumbnail: { picture: thumbnail, id: null } };
}

/** Only what differs; the code is the type's name for ever. */
export function typeChanges(values: TypeValues, base: TypeValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of texts) if (values[field].trim() !== base[field].trim()) changes[field] = values[field].trim();
  if (values.kind !== base.kind) changes.kind = values.kind;
  if (values.visible !== base.visible) changes.visible = values.visible;
  if (isOtherPicture(values.thumbnail, base.thumbnail)) changes.thumbnail = values.thumbnail.id;
  return changes;
}

/** A new type as it is sent. */
export function typeBody({ thumbnail, ...values }: TypeValues): Record<string, unknown> {
  return { ...values, code: values.code.trim(), thumbnail: thumbnail.id };
}
