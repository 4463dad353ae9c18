import { invalid, type Refusal } from '../../../platform/errors';
import { type Text, t } from '../../../platform/i18n';
import type { FormError } from '../../documents';
import { packageTypeMessages as messages } from './package-types.messages';

type Failure = Exclude<FormError['code'], 'missing_required'>;

const sentences: Readonly<Record<Failure, Text>> = {
  unreadable: messages.unreadable,
  encrypted: messages.encrypted,
  signed: messages.signed,
  rotated: messages.rotated,
  no_fields: messages.noFields,
};

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

/** 422 on `file`: why contracts cannot be filled into a form. */
export function formRefusal({ code, missing }: FormError): Refusal {
  if (code !== 'missing_required') return invalid({ file: [t(sentences[code])] });
  const fields = list.format(missing.map((name) => (name === 'fullname' ? t(messages.fullname) : name)));
  return invalid({ file: [t(messages.missingFields, { count: missing.length, fields })] });
}
