import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { holdsFile, isRunningAction, partsOf, type Resolve } from '../../../platform/pdf-contents';

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
    waiting.push(...partsOf(object, seen, resolve));
  }
}

/** Drops a file, and each entry that is an action that runs, or a list in which one is (what follows on another). */
function dropRunning(dict: PdfDict, resolve: Resolve): void {
  if (holdsFile(dict, resolve)) dict.delete('EF');
  for (const [key, value] of [...dict]) {
    const found = value instanceof PdfRef ? resolve(value) : value;
    const items = found instanceof PdfArray ? [...found] : [found];
    if (items.some((item) => isRunning(item, resolve))) dict.delete(key);
  }
}

function isRunning(value: PdfObject | null, resolve: Resolve): boolean {
  const found = value instanceof PdfRef ? resolve(value) : value;
  return found instanceof PdfDict && isRunningAction(found, resolve);
}
