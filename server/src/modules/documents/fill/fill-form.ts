import { type FormField, ops, PDF, type PDFPage, PdfNumber } from '@libpdf/core';
import { drawAnnex } from '../form/annex-section';
import { type ContractField, weightOfField } from '../form/contract-fields';
import type { BuiltInFormContent } from '../form/form-content';
import { embedFonts, type Fonts } from '../layout/fonts';
import { joinContents } from '../layout/join-contents';
import { operatorText } from '../layout/operator-text';
import { palette } from '../layout/palette';
import { Sheet } from '../layout/sheet';
import { drawArtifact, setRole, setTicked, TagTree } from '../layout/tag-tree';
import { type FormValues, withComposedValues } from './composed-values';
import { drawTick, drawTickBox } from './draw-tick';
import { type FieldBox, fieldBoxes } from './field-boxes';
import { fillMessages } from './fill.messages';
import { FillError } from './fill-error';
import { fitText } from './fit-text';
import { type DrawnText, readBack } from './read-back';
import { removeActions } from './remove-actions';
import { drawWatermark } from './watermark';

export interface FillRequest {
  form: Uint8Array;
  /** Texts as people read them, `true` for a tick. Fields without a value stay blank, values without a field are left out. */
  values: FormValues;
  /** A word written across every page ("Anteprima"). */
  watermark?: string;
  /** What is added after the pages of a form that does not say it. */
  annex?: BuiltInFormContent;
}

/**
 * Fills a form and turns it into a document without fields. Values are drawn, not set: setting them lets the library
 * change to another font, cut or lose letters without a word. Every value is read back from the finished file.
 * @throws FillError naming the field
 */
export async function fillForm({ form, values, watermark, annex }: FillRequest): Promise<Uint8Array> {
  const pdf = await PDF.load(form);
  const fonts = await embedFonts(pdf);
  const tags = TagTree.find(pdf);
  const boxes = fieldBoxes(pdf, tags);
  // The library wraps a page's contents anew for every page object that it gives out.
  const pages = pdf.getPages();
  flattenEmpty(pdf, fonts, tags ? pages : []);
  removeActions(pdf);

  const complete = withComposedValues(values);
  const drawn = boxes.flatMap((box) => {
    const page = pages[box.pageIndex];
    if (!page) return [];
    return tags
      ? drawTagged(page, fonts, box, complete[box.field], tags)
      : drawValue(page, fonts, box, complete[box.field]);
  });
  if (annex) {
    const sheet = new Sheet(pdf, fonts, tags);
    drawAnnex(sheet, annex, typeof values.code === 'string' ? values.code : '');
    pages.push(...sheet.pages);
  }
  if (watermark) drawWatermark(pages, fonts, watermark);
  for (const page of pages) joinContents(pdf, page);

  const finished = await pdf.save({ subsetFonts: true });
  await readBack(finished, drawn);
  return finished;
}

/**
 * Takes every field away, whatever was in it; borders and grounds stay.
 * @param tagged pages on which what stays is marked as no content
 */
function flattenEmpty(pdf: PDF, fonts: Fonts, tagged: readonly PDFPage[]): void {
  const form = pdf.getForm();
  if (!form) return;
  for (const field of form.getFields()) blank(field);
  for (const page of tagged) page.drawOperators([ops.beginMarkedContent('/Artifact')]);
  // Without a font of ours the empty fields would leave an unembedded Helvetica behind.
  form.flatten({ regenerateAppearances: true, font: fonts.regular });
  for (const page of tagged) page.drawOperators([ops.endMarkedContent()]);
}

/** Draws a value as the content of the element that its field was bound to, or as an artifact where it was to none. */
function drawTagged(
  page: PDFPage,
  fonts: Fonts,
  box: FieldBox,
  value: string | boolean | undefined,
  tags: TagTree,
): DrawnText[] {
  const { tag } = box;
  let drawn: DrawnText[] = [];
  const draw = () => {
    drawn = drawValue(page, fonts, box, value);
  };
  if (tag === null) {
    drawArtifact(page, draw);
  } else if (box.kind === 'tick') {
    const ticked = value === true;
    setTicked(tag, ticked, (ticked ? fillMessages.ticked : fillMessages.unticked).defaultMessage);
    tags.mark(page, tag, () => {
      drawTickBox(page, box.rect);
      draw();
    });
  } else if (value === undefined || value === '') {
    tags.drop(tag);
  } else {
    setRole(tag, 'Span');
    tags.mark(page, tag, draw);
  }
  return drawn;
}

const READ_ONLY = 1;

/** Removes a field's value below the library's setters, which refuse read-only fields. */
function blank(field: FormField): void {
  const dictionary = field.acroField();
  dictionary.delete('V');
  dictionary.delete('DV');
  dictionary.set('Ff', PdfNumber.of(field.flags & ~READ_ONLY));
  if (field.type !== 'checkbox' && field.type !== 'radio') return;
  for (const widget of field.getWidgets()) widget.setAppearanceState('Off');
}

/** Written by the operator or the dealer: nobody who signs could put them right. */
const operatorsFields: ReadonlySet<string> = new Set<ContractField>([
  'package_sku',
  'package_included',
  'package_excluded',
  'store_code',
  'association_code',
]);

function drawValue(page: PDFPage, fonts: Fonts, box: FieldBox, value: string | boolean | undefined): DrawnText[] {
  if (value === undefined || value === false) return [];
  if (box.kind === 'tick' || value === true) {
    if (isChosen(box, value)) drawTick(page, box.rect);
    return [];
  }
  const font = fonts[weightOfField(box.field)];
  const given = oneLine(value);
  const text = operatorsFields.has(box.field) ? operatorText(font, given) : given;
  if (text === '') return [];
  const missing = font.getUnencodableCharacters(text);
  if (missing.length > 0) throw new FillError('unencodable', box.field, missing);

  const fitted = fitText(text, font, box);
  if (!fitted) throw new FillError('too_long', box.field);
  for (const line of fitted.lines) {
    page.drawText(line.text, { x: line.x, y: line.baseline, font, size: fitted.size, color: palette.ink });
  }
  return [{ box, text }];
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
