import { readFile } from 'node:fs/promises';
import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { invalid } from '../../platform/errors';
import type { TemporaryFile } from '../../platform/files';
import { t } from '../../platform/i18n';
import { assetMessages } from './assets.messages';

/** Actions that run something on the reader's machine, or send something away from it. */
const runningActions = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute']);
/** Far more than any paper has that somebody scanned or printed. */
const mostObjects = 200_000;

/**
 * A PDF that is kept for others to open: it can be read, has a page, and does nothing but show itself.
 * @throws Refusal on `file`
 */
export async function expectHarmlessPdf(file: Pick<TemporaryFile, 'path'>): Promise<void> {
  const pdf = await PDF.load(await readFile(file.path)).catch(() => {
    throw invalid({ file: [t(assetMessages.pdfUnreadable)] });
  });
  if (pdf.isEncrypted || pdf.getPageCount() === 0) throw invalid({ file: [t(assetMessages.pdfUnreadable)] });
  if (isActive(pdf)) throw invalid({ file: [t(assetMessages.pdfActive)] });
}

/** Whether anything that can be reached from the document's root is an action that runs, or a file within the file. */
function isActive(pdf: PDF): boolean {
  const waiting: PdfObject[] = [pdf.getCatalog()];
  const seen = new Set<string>();
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (seen.size > mostObjects || isRunning(object)) return true;
    waiting.push(...below(object, pdf, seen));
  }
  return false;
}

/** What an object holds; what it refers to, once. */
function below(object: PdfObject, pdf: PDF, seen: Set<string>): PdfObject[] {
  if (object instanceof PdfArray) return [...object];
  if (object instanceof PdfDict) return [...object].map(([, value]) => value);
  if (!(object instanceof PdfRef) || seen.has(object.toString())) return [];
  seen.add(object.toString());
  return [pdf.context.resolve(object) ?? []].flat();
}

function isRunning(object: PdfObject): boolean {
  if (!(object instanceof PdfDict)) return false;
  return object.has('JS') || object.has('EmbeddedFiles') || runningActions.has(object.getName('S')?.value ?? '');
}
