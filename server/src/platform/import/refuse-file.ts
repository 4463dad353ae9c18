import { invalid, type Refusal } from '../errors';
import { type Text, t, type Values } from '../i18n';

/** 422 on the file as a whole, in one sentence. */
export function refuseFile(text: Text, values?: Values): Refusal {
  return invalid({ file: [t(text, values)] });
}
