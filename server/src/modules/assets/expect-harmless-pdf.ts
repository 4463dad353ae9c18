import { readFile } from 'node:fs/promises';
import { PDF, PdfDict, type PdfObject } from '@libpdf/core';
import { invalid } from '../../platform/errors';
import type { TemporaryFile } from '../../platform/files';
import { t } from '../../platform/i18n';
import { holdsFile, isRunningAction, partsOf, type Resolve } from '../../platform/pdf-contents';
import { assetMessages } from './assets.messages';

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
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const waiting: PdfObject[] = [pdf.getCatalog()];
  const seen = new Set<string>();
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (seen.size > mostObjects || (object instanceof PdfDict && doesMoreThanShow(object, resolve))) return true;
    waiting.push(...partsOf(object, seen, resolve));
  }
  return false;
}

function doesMoreThanShow(dict: PdfDict, resolve: Resolve): boolean {
  return dict.has('EmbeddedFiles') || holdsFile(dict, resolve) || isRunningAction(dict, resolve);
}
