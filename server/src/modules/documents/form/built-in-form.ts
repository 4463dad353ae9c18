import { PDF } from '@libpdf/core';
import type { ContractKind } from './clauses';
import { drawClauses } from './clauses-section';
import { drawPackage, drawParties, drawVehicle } from './data-sections';
import { formMessages } from './form.messages';
import { createFormSheet } from './form-sheet';
import { drawFoots, drawHead } from './head-section';
import { drawSignature, drawSlip, drawWithdrawalForm } from './signature-section';

/**
 * The form of a package type for which the operator has uploaded none: an A4 AcroForm in Italian with every field of
 * a contract, its twelve clauses, the declarations to tick and the slip that is filled in after the signature.
 * `now` becomes the file's date.
 */
export async function builtInForm(kind: ContractKind, now: Date): Promise<Uint8Array> {
  const pdf = PDF.create();
  const title = kind === 'rental' ? formMessages.titleRental : formMessages.titleCare;
  pdf.setMetadata({
    title: title.defaultMessage,
    author: formMessages.sellerName.defaultMessage,
    creator: formMessages.sellerName.defaultMessage,
    producer: formMessages.sellerName.defaultMessage,
    creationDate: now,
    modificationDate: now,
    language: 'it-IT',
  });
  const sheet = await createFormSheet(pdf);
  drawHead(sheet, kind);
  drawParties(sheet);
  drawVehicle(sheet);
  drawPackage(sheet, kind);
  drawClauses(sheet, kind);
  drawSignature(sheet);
  drawSlip(sheet);
  drawWithdrawalForm(sheet);
  drawFoots(sheet);
  return pdf.save({ subsetFonts: true });
}
