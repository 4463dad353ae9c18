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

/** What an object of a PDF holds; what it refers to, once. */
export function partsOf(object: PdfObject, seen: Set<string>, resolve: Resolve): PdfObject[] {
  if (object instanceof PdfArray) return [...object];
  if (object instanceof PdfDict) return [...object].map(([, value]) => value);
  if (!(object instanceof PdfRef) || seen.has(object.toString())) return [];
  seen.add(object.toString());
  return [resolve(object) ?? []].flat();
}
