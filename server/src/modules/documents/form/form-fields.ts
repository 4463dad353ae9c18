import { PDF, type PDFForm, type PdfDict, type PdfRef } from '@libpdf/core';
import { type FieldBox, fieldBoxes } from '../fill/field-boxes';
import { type ContractField, contractFields, isContractField, missingRequired } from './contract-fields';
import { FormError, type FormFailure } from './form-error';

/** What an uploaded form offers, against the contract's names. */
export interface FormInspection {
  /** Names that the contract knows; they will be filled. */
  fields: ContractField[];
  /** Names that it does not know; they will stay blank. */
  unknown: string[];
  /** The contract's names that the form lacks; a warning. */
  missing: ContractField[];
}

/**
 * Looks an uploaded AcroForm over before it is accepted.
 * @throws FormError when contracts cannot be made of it
 */
export async function formFields(bytes: Uint8Array): Promise<FormInspection> {
  const pdf = await load(bytes);
  const form = pdf.getForm();
  const fault = faultOf(pdf, form);
  if (fault) throw new FormError(fault);

  // A field that stands on no page is never filled, and a tick shows no code and no name: a contract would be signed
  // without them.
  const boxes = fieldBoxes(pdf, null);
  const names = namesOf(boxes);
  const missing = missingRequired(namesOf(boxes.filter(({ kind }) => kind === 'text')));
  if (missing.length > 0) throw new FormError('missing_required', missing);
  return {
    fields: [...names].filter(isContractField),
    unknown: [...names].filter((name) => !isContractField(name)),
    missing: contractFields.filter((name) => !names.has(name)),
  };
}

async function load(bytes: Uint8Array): Promise<PDF> {
  let pdf: PDF;
  try {
    pdf = await PDF.load(bytes);
  } catch (cause) {
    throw new FormError('unreadable', [], { cause });
  }
  if (pdf.isEncrypted) throw new FormError('encrypted');
  if (pdf.getPageCount() === 0) throw new FormError('unreadable');
  return pdf;
}

function faultOf(pdf: PDF, form: PDFForm | null): FormFailure | null {
  if (form?.getSignatureFields().some((field) => field.isSigned())) return 'signed';
  if (fillable(form).length === 0) return 'no_fields';
  const hasTurnedPage = pdf.getPages().some(({ dict }) => turnOf(pdf, dict) % 360 !== 0);
  const hasTurnedField = fillable(form)
    .flatMap((field) => field.getWidgets())
    .some((widget) => (widget.getAppearanceCharacteristics()?.rotation ?? 0) % 360 !== 0);
  return hasTurnedPage || hasTurnedField ? 'rotated' : null;
}

/** Degrees by which a page is turned, which it may have from the node above it (ISO 32000-1, 7.7.3.4). */
function turnOf(pdf: PDF, node: PdfDict, levels = 32): number {
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const own = node.getNumber('Rotate', resolve)?.value;
  const above = node.getDict('Parent', resolve);
  return own ?? (above && levels > 0 ? turnOf(pdf, above, levels - 1) : 0);
}

const namesOf = (boxes: readonly FieldBox[]) => new Set(boxes.map(({ field }) => field));

/** Buttons and empty signature fields take no value. */
function fillable(form: PDFForm | null) {
  return (form?.getFields() ?? []).filter(({ type }) => type !== 'button' && type !== 'signature');
}
