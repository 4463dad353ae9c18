import { type FormField, type PDF, type PDFForm, type PDFPage, PdfRef, type Rectangle } from '@libpdf/core';
import { sameRef, type Tag, type TagTree } from '../layout/tag-tree';

/** A place on a page where a field's value belongs. */
export interface FieldBox {
  field: string;
  kind: 'text' | 'tick';
  pageIndex: number;
  rect: Rectangle;
  align: 'left' | 'center' | 'right';
  multiline: boolean;
  /** The size that the form asks for in this place, in points; 0 leaves it to us. */
  size: number;
  /** The choice that a tick in this box stands for. */
  onValue: string | null;
  /** The element of the structure tree that the value is content of; null where it is of none. */
  tag: Tag | null;
}

const alignments = ['left', 'center', 'right'] as const;
const written: ReadonlySet<FormField['type']> = new Set(['text', 'dropdown', 'listbox']);
const ticked: ReadonlySet<FormField['type']> = new Set(['checkbox', 'radio']);

/** The boxes of every field that can carry a value, in the form's order. Buttons and signature fields have none. */
export function fieldBoxes(pdf: PDF, tags: TagTree | null): FieldBox[] {
  const form = pdf.getForm();
  return form ? form.getFields().flatMap((field) => boxesOf(pdf, form, field, tags)) : [];
}

function boxesOf(pdf: PDF, form: PDFForm, field: FormField, tags: TagTree | null): FieldBox[] {
  const kind = written.has(field.type) ? 'text' : ticked.has(field.type) ? 'tick' : null;
  if (kind === null) return [];
  const text = field.type === 'text' ? form.getTextField(field.name) : undefined;
  return field.getWidgets().flatMap((widget) => {
    const page = pdf.getPages().find((candidate) => isOnPage(pdf, candidate, widget.pageRef, widget.ref));
    if (!page) return [];
    const [x1, y1, x2, y2] = widget.rect;
    return [
      {
        field: field.name,
        kind,
        pageIndex: page.index,
        rect: { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) },
        align: alignments[text?.alignment ?? 0] ?? 'left',
        multiline: text?.isMultiline ?? false,
        size: sizeIn(widget.dict.getString('DA')?.asString() ?? field.defaultAppearance ?? ''),
        onValue: kind === 'tick' ? widget.getOnValue() : null,
        tag: tags?.elementOf(widget.dict) ?? null,
      } satisfies FieldBox,
    ];
  });
}

/** The size in a default appearance, "/F1 9.5 Tf 0 g". */
function sizeIn(appearance: string): number {
  return Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0);
}

/** Widgets name their page or, in some forms, are only listed by it. */
function isOnPage(pdf: PDF, page: PDFPage, pageRef: PdfRef | null, widgetRef: PdfRef | null): boolean {
  if (pageRef) return sameRef(page.ref, pageRef);
  const listed = page.dict.getArray('Annots', (ref) => pdf.getObject(ref))?.toArray() ?? [];
  return listed.some((entry) => entry instanceof PdfRef && widgetRef !== null && sameRef(entry, widgetRef));
}
