import {
  ops,
  type PDF,
  type PDFPage,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfString,
} from '@libpdf/core';

/** The standard structure types that our documents use (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Span'
  | 'Form';

/** An element of the structure tree. */
export interface Tag {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
}

const name = (text: string) => PdfName.of(text);

/**
 * The structure tree of a tagged PDF: what is a heading, a paragraph, a table, a list, in the order in which it is
 * read, for screen readers. Everything that is drawn belongs to an element of it or is an artifact.
 */
export class TagTree {
  private constructor(
    private readonly pdf: PDF,
    private readonly root: PdfDict,
    private readonly numbers: PdfArray,
    readonly document: Tag,
  ) {}

  /** Begins the tree of a new document. */
  static create(pdf: PDF): TagTree {
    const root = new PdfDict();
    const rootRef = pdf.register(root);
    const numbers = new PdfArray();
    const documentDict = elementDict('Document', rootRef);
    const documentRef = pdf.register(documentDict);
    root.set('Type', name('StructTreeRoot'));
    root.set('K', PdfArray.of(documentRef));
    root.set('ParentTree', pdf.register(PdfDict.of({ Nums: numbers })));
    root.set('ParentTreeNextKey', PdfNumber.of(0));
    const catalog = pdf.getCatalog();
    catalog.set('StructTreeRoot', rootRef);
    catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }));
    return new TagTree(pdf, root, numbers, { ref: documentRef, dict: documentDict });
  }

  /** The tree of a document that was made by `create`; null for any other, such as a form that was uploaded. */
  static find(pdf: PDF): TagTree | null {
    const resolve = (ref: PdfRef) => pdf.getObject(ref);
    const root = pdf.getCatalog().getDict('StructTreeRoot', resolve);
    const numbers = root?.getDict('ParentTree', resolve)?.getArray('Nums', resolve);
    const document = root?.getArray('K', resolve)?.at(0);
    if (!root || !numbers || !(document instanceof PdfRef)) return null;
    const dict = pdf.getObject(document);
    const isOurs = dict instanceof PdfDict && dict.getArray('K', resolve) !== undefined;
    return isOurs ? new TagTree(pdf, root, numbers, { ref: document, dict }) : null;
  }

  /** Adds an element at the end of another. */
  add(role: Role, parent: Tag): Tag {
    const dict = elementDict(role, parent.ref);
    const ref = this.pdf.register(dict);
    if (role === 'TH') dict.set('A', PdfDict.of({ O: name('Table'), Scope: name('Row') }));
    this.kidsOf(parent).push(ref);
    return { ref, dict };
  }

  /** Takes an element without content away. */
  drop(tag: Tag): void {
    const parent = tag.dict.getDict('P', (ref) => this.pdf.getObject(ref));
    const kids = parent?.getArray('K', (ref) => this.pdf.getObject(ref));
    const place = kids?.toArray().findIndex((kid) => kid instanceof PdfRef && sameRef(kid, tag.ref)) ?? -1;
    if (place >= 0) kids?.remove(place);
  }

  isEmpty(tag: Tag): boolean {
    return this.kidsOf(tag).length === 0;
  }

  /** What `draw` draws is content of the element. */
  mark(page: PDFPage, tag: Tag, draw: () => void): void {
    const elements = this.elementsOf(page);
    const mark = PdfNumber.of(elements.length);
    elements.push(tag.ref);
    this.kidsOf(tag).push(PdfDict.of({ Type: name('MCR'), Pg: page.ref, MCID: mark }));
    const role = tag.dict.getName('S')?.value ?? 'Span';
    page.drawOperators([ops.beginMarkedContentProps(`/${role}`, PdfDict.of({ MCID: mark }))]);
    draw();
    page.drawOperators([ops.endMarkedContent()]);
  }

  /** Binds a field's place on a page to an element, where `elementOf` finds it. */
  bindWidget(page: PDFPage, tag: Tag, widget: { readonly ref: PdfRef | null; readonly dict: PdfDict }): void {
    if (widget.ref === null) return;
    widget.dict.set('StructParent', PdfNumber.of(this.register(tag.ref)));
    this.kidsOf(tag).push(PdfDict.of({ Type: name('OBJR'), Pg: page.ref, Obj: widget.ref }));
  }

  /** The element that a field's place is bound to; null where it is none of the content, such as at a page's foot. */
  elementOf(widget: PdfDict): Tag | null {
    const key = widget.getNumber('StructParent')?.value;
    const found = key === undefined ? undefined : this.valueAt(key);
    const dict = found && this.pdf.getObject(found);
    return found && dict instanceof PdfDict ? { ref: found, dict } : null;
  }

  private kidsOf(tag: Tag): PdfArray {
    const kids = tag.dict.getArray('K', (ref) => this.pdf.getObject(ref));
    if (kids) return kids;
    const made = new PdfArray();
    tag.dict.set('K', made);
    return made;
  }

  /** The elements of a page's marked contents, each at its number. */
  private elementsOf(page: PDFPage): PdfArray {
    const key = page.dict.getNumber('StructParents')?.value;
    const known = key === undefined ? undefined : this.valueAt(key);
    const kept = known && this.pdf.getObject(known);
    if (kept instanceof PdfArray) return kept;
    const made = new PdfArray();
    page.dict.set('StructParents', PdfNumber.of(this.register(this.pdf.register(made))));
    // Whoever moves by the tab key follows the tree.
    page.dict.set('Tabs', name('S'));
    return made;
  }

  /** Enters something in the parent tree. @returns its key */
  private register(ref: PdfRef): number {
    const key = this.root.getNumber('ParentTreeNextKey')?.value ?? 0;
    this.root.set('ParentTreeNextKey', PdfNumber.of(key + 1));
    this.numbers.push(PdfNumber.of(key));
    this.numbers.push(ref);
    return key;
  }

  private valueAt(key: number): PdfRef | undefined {
    for (let place = 0; place + 1 < this.numbers.length; place += 2) {
      const [at, value] = [this.numbers.at(place), this.numbers.at(place + 1)];
      if (at instanceof PdfNumber && at.value === key && value instanceof PdfRef) return value;
    }
    return undefined;
  }
}

/** What `draw` draws is no content: lines, running heads, page numbers. */
export function drawArtifact(page: PDFPage, draw: () => void): void {
  page.drawOperators([ops.beginMarkedContent('/Artifact')]);
  draw();
  page.drawOperators([ops.endMarkedContent()]);
}

/** What a reader says instead of the element's content. */
function setAlternative(tag: Tag, text: string): void {
  tag.dict.set('Alt', PdfString.fromString(text));
}

/** What the letters that are drawn stand for. */
export function setActualText(tag: Tag, text: string): void {
  tag.dict.set('ActualText', PdfString.fromString(text));
}

/** A box of a form that was filled and flattened: a reader tells whether it is ticked. */
export function setTicked(tag: Tag, ticked: boolean, text: string): void {
  setAlternative(tag, text);
  const attributes = { O: name('PrintField'), Role: name('cb'), checked: name(ticked ? 'on' : 'off') };
  tag.dict.set('A', PdfDict.of(attributes));
}

export function setRole(tag: Tag, role: Role): void {
  tag.dict.set('S', name(role));
}

function elementDict(role: Role, parent: PdfRef): PdfDict {
  return PdfDict.of({ Type: name('StructElem'), S: name(role), P: parent, K: new PdfArray() });
}

/** Whether two references are of the same object. */
export function sameRef(one: PdfRef, other: PdfRef): boolean {
  return one.objectNumber === other.objectNumber && one.generation === other.generation;
}
