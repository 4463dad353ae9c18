import { createTaggedDocument } from '../layout/tagged-document';
import { drawClauses } from './clauses-section';
import { drawPackage, drawParties, drawVehicle } from './data-sections';
import { formMessages } from './form.messages';
import type { BuiltInFormContent } from './form-content';
import { createFormSheet } from './form-sheet';
import { drawFoots, drawHead, drawRunningHeads } from './head-section';
import { drawSignature, drawSlip, drawWithdrawalForm } from './signature-section';

/**
 * The form of a package type for which the operator has uploaded none: an A4 AcroForm in Italian with every field of
 * a contract, what its package includes and excludes, its twelve clauses, the declarations to tick and, on the scheda,
 * the slip that is filled in after the signature. `now` becomes the file's date.
 */
export async function builtInForm(content: BuiltInFormContent, now: Date): Promise<Uint8Array> {
  const { kind, without } = content;
  const title = kind === 'rental' ? formMessages.titleRental : formMessages.titleCare;
  const { pdf, tags } = createTaggedDocument(title.defaultMessage, now);
  const sheet = await createFormSheet(pdf, tags);
  drawHead(sheet, kind);
  drawParties(sheet, content);
  drawVehicle(sheet, content);
  drawPackage(sheet, content);
  drawClauses(sheet, content);
  drawSignature(sheet);
  if (!without.includes('slip')) drawSlip(sheet);
  drawWithdrawalForm(sheet, (field, place) => sheet.field(field, place));
  drawRunningHeads(sheet, kind);
  drawFoots(sheet);
  return pdf.save({ subsetFonts: true });
}
