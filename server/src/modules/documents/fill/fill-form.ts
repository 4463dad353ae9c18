import { type FormField, ops, PDF, type PDFPage, PdfNumber } from '@libpdf/core';
import { drawAnnex } from '../form/annex-section';
import type { BuiltInFormContent } from '../form/form-content';
import { embedFonts, type Fonts } from '../layout/fonts';
import { joinContents } from '../layout/join-contents';
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
import { shownValue } from './shown-value';
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

/** The form as it would be filled, marked across every page as not being the document to sign. @throws FillError */
export function fillPreview(request: Omit<FillRequest, 'watermark'>): Promise<Uint8Array> {
  return fillForm({ ...request, watermark: fillMessages.preview.defaultMessage });
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

function drawValue(page: PDFPage, fonts: Fonts, box: FieldBox, value: string | boolean | undefined): DrawnText[] {
  const shown = shownValue(fonts, box, value);
  if (shown === null) return [];
  if (shown.kind === 'tick') {
    drawTick(page, box.rect);
    return [];
  }
  const { text, font } = shown;
  const fitted = fitText(text, font, box);
  if (!fitted) throw new FillError('too_long', box.field);
  const { size, lines } = fitted;
  for (const line of lines) page.drawText(line.text, { x: line.x, y: line.baseline, font, size, color: palette.ink });
  return [{ box, text }];
}
