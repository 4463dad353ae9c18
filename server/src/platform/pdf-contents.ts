import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';

/** What a reference leads to. */
export type Resolve = (ref: PdfRef) => PdfObject | null;

/** Actions that run something on the reader's machine, or send something away from it. */
const runningActions: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'RichMediaExecute',
]);

/** Whether a dictionary of a PDF is an action that runs. */
export function isRunningAction(dict: PdfDict, resolve: Resolve): boolean {
  return dict.has('JS') || runningActions.has(dict.getName('S', resolve)?.value ?? '');
}

/** The files that a file specification holds, by its kinds of names; the last three are of older files. */
const heldFiles = ['F', 'UF', 'DOS', 'Mac', 'Unix'] as const;

/** Whether a dictionary is a file specification with the file itself in it. Of resources, `EF` may be any one's name. */
export function holdsFile(dict: PdfDict, resolve: Resolve): boolean {
  if (!dict.has('EF')) return false;
  const kind = dict.getName('Type', resolve)?.value ?? '';
  const files = dict.getDict('EF', resolve);
  return kind === 'Filespec' || kind === 'F' || heldFiles.some((name) => files?.has(name));
}

/** What an object of a PDF holds; what it refers to, once. */
export function partsOf(object: PdfObject, seen: Set<string>, resolve: Resolve): PdfObject[] {
  if (object instanceof PdfArray) return [...object];
  if (object instanceof PdfDict) return [...object].map(([, value]) => value);
  if (!(object instanceof PdfRef) || seen.has(object.toString())) return [];
  seen.add(object.toString());
  return [resolve(object) ?? []].flat();
}
