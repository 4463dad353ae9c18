import { type FormField, type PDF, type PDFForm, PdfString } from '@libpdf/core';
import { centredBaseline, FIELD_INSET, firstBaseline, heightForLine } from '../layout/field-metrics';
import { embedFonts, type Fonts } from '../layout/fonts';
import { palette } from '../layout/palette';
import { Sheet } from '../layout/sheet';
import type { TagTree } from '../layout/tag-tree';
import { type ContractField, weightOfField } from './contract-fields';

interface FieldPlace {
  x: number;
  /** The baseline that a one-line value shares with its label. */
  baseline: number;
  width: number;
  align?: 'left' | 'right';
  size?: number;
  /** Lets a long value break into lines: within one row (they grow small), or over two. */
  rows?: 'one' | 'two';
}

const FIELD_SIZE = 9.5;
const ROW_HEIGHTS = { one: 15.5, two: 31 } as const;
const TICK_SIZE = 9;

/** A sheet that also places the form's fields, each under one of the contract's names. */
export class FormSheet extends Sheet {
  constructor(
    pdf: PDF,
    fonts: Fonts,
    tags: TagTree,
    private readonly form: PDFForm,
  ) {
    super(pdf, fonts, tags);
  }

  /** Places a text field without a border; a name used twice shows the same value in both places. */
  field(name: ContractField, place: FieldPlace): void {
    this.bind(this.drawTextField(name, place));
  }

  /** The same at the foot of each page, where it is no content. */
  artifactField(name: ContractField, place: FieldPlace): void {
    this.drawTextField(name, place);
  }

  /** Puts the place that a field was drawn in last into the element that is drawn now. */
  private bind(field: FormField): void {
    const widget = field.getWidgets().at(-1);
    const tag = this.addTag('Form');
    if (widget && tag) this.tags?.bindWidget(this.page, tag, widget);
  }

  private drawTextField(name: ContractField, place: FieldPlace): FormField {
    const { x, baseline, width, align = 'left', size = FIELD_SIZE, rows } = place;
    const field =
      this.form.getTextField(name) ??
      this.form.createTextField(name, {
        font: this.fonts[weightOfField(name)],
        fontSize: size,
        color: palette.ink,
        alignment: align,
        multiline: rows !== undefined,
      });
    const height = rows ? ROW_HEIGHTS[rows] : heightForLine(size);
    this.page.drawField(field, {
      x: x - FIELD_INSET,
      y: baseline - (rows ? height - firstBaseline(size) : centredBaseline(size, height)),
      width: width + 2 * FIELD_INSET,
      height,
    });
    setSize(field, size);
    return field;
  }

  /** Places a tick box whose lower edge stands a little under the baseline. */
  tick(name: ContractField, x: number, baseline: number): void {
    const field =
      this.form.getCheckbox(name) ??
      this.form.createCheckbox(name, { borderColor: palette.muted, borderWidth: 0.8, backgroundColor: palette.paper });
    this.page.drawField(field, { x, y: baseline - 1.5, width: TICK_SIZE, height: TICK_SIZE });
    this.bind(field);
  }
}

/** A field has the size of its first place; a place of another size says so itself. */
function setSize(field: FormField, size: number): void {
  const ofField = field.defaultAppearance ?? '';
  const own = ofField.replace(/[\d.]+(?=\s+Tf)/, String(size));
  if (own !== ofField) field.getWidgets().at(-1)?.dict.set('DA', PdfString.fromString(own));
}

/** A sheet on a new document, with its form. */
export async function createFormSheet(pdf: PDF, tags: TagTree): Promise<FormSheet> {
  return new FormSheet(pdf, await embedFonts(pdf), tags, pdf.getOrCreateForm());
}
