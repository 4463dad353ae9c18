import type { EmbeddedFont } from '@libpdf/core';
import { type ContractField, weightOfField } from '../form/contract-fields';
import type { Fonts } from '../layout/fonts';
import { operatorText } from '../layout/operator-text';
import type { FieldBox } from './field-boxes';
import { FillError } from './fill-error';

/** What a box is to show. */
export type ShownValue =
  | { readonly kind: 'tick' }
  | { readonly kind: 'text'; readonly text: string; readonly font: EmbeddedFont };

/** Written by the operator or the dealer: nobody who signs could put them right. */
const operatorsFields: ReadonlySet<string> = new Set<ContractField>([
  'package_sku',
  'package_included',
  'package_excluded',
  'store_code',
  'association_code',
]);

/** A value as its box shows it, if it has room; null where it shows nothing. @throws FillError naming the field */
export function shownValue(fonts: Fonts, box: FieldBox, value: string | boolean | undefined): ShownValue | null {
  if (value === undefined || value === false) return null;
  if (box.kind === 'tick' || value === true) return isChosen(box, value) ? { kind: 'tick' } : null;
  const font = fonts[weightOfField(box.field)];
  const given = oneLine(value);
  const text = operatorsFields.has(box.field) ? operatorText(font, given) : given;
  if (text === '') return null;
  const missing = font.getUnencodableCharacters(text);
  if (missing.length > 0) throw new FillError('unencodable', box.field, missing);
  return { kind: 'text', text, font };
}

/** Newlines become commas, as in an address; white space at the ends and runs of it go. */
function oneLine(value: string): string {
  return value
    .normalize('NFC')
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ', ')
    .replace(/[\t ]+/g, ' ');
}

/** A tick box is on for `true`, a choice among several for its own name. */
function isChosen(box: FieldBox, value: string | true): boolean {
  if (value === true) return true;
  if (box.onValue === null) throw new FillError('wrong_kind', box.field);
  return box.onValue === value;
}
