import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';

/** Actions that run something on the reader's machine, or send something away from it. */
const runningActions: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'RichMediaExecute',
]);

/**
 * Takes away what a form does beside showing itself, and the files within it: the contract that is made of it is sealed,
 * and opened by customers. Links stay.
 */
export function removeActions(pdf: PDF): void {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const names = pdf.getCatalog().getDict('Names', resolve);
  names?.delete('JavaScript');
  names?.delete('EmbeddedFiles');

  const waiting: PdfObject[] = [pdf.getCatalog()];
  const seen = new Set<string>();
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PdfDict) dropRunning(object, resolve);
    waiting.push(...below(object, seen, resolve));
  }
}

type Resolve = (ref: PdfRef) => PdfObject | null;

/** What an object holds; what it refers to, once. */
function below(object: PdfObject, seen: Set<string>, resolve: Resolve): PdfObject[] {
  if (object instanceof PdfArray) return [...object];
  if (object instanceof PdfDict) return [...object].map(([, value]) => value);
  if (!(object instanceof PdfRef) || seen.has(object.toString())) return [];
  seen.add(object.toString());
  return [resolve(object) ?? []].flat();
}

/** Drops each entry that is such an action, or a list in which one is (what follows on another). */
function dropRunning(dict: PdfDict, resolve: Resolve): void {
  for (const [key, value] of [...dict]) {
    const found = value instanceof PdfRef ? resolve(value) : value;
    const items = found instanceof PdfArray ? [...found] : [found];
    if (items.some((item) => isRunning(item, resolve))) dict.delete(key);
  }
}

function isRunning(value: PdfObject | null, resolve: Resolve): boolean {
  const found = value instanceof PdfRef ? resolve(value) : value;
  if (!(found instanceof PdfDict)) return false;
  return found.has('JS') || runningActions.has(found.getName('S', resolve)?.value ?? '');
}
