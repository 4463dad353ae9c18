import { PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

export interface StructureReport {
  /** Marked contents of the pages that no element names, or that an element names and no page has. */
  readonly unbound: readonly string[];
  /** What is drawn outside of any marked content. */
  readonly unmarked: readonly string[];
}

/** Looks through a document's pages and its structure tree: whether everything that is drawn has its place in it. */
export async function structureReport(bytes: Uint8Array): Promise<StructureReport> {
  const pdf = await PDF.load(bytes);
  const pages = pdf.getPages().map((page) => ({ ref: page.ref, ...readContent(pdf, page.dict) }));
  const inPages = pages.flatMap(({ ref, marks }) => marks.map((mark) => `${ref.objectNumber}:${mark}`));
  const root = pdf.getCatalog().getDict('StructTreeRoot', (ref) => pdf.getObject(ref));
  const inTree = root ? marksBelow(pdf, root) : [];
  const unbound = [
    ...inPages.filter((mark) => !inTree.includes(mark)),
    ...inTree.filter((mark) => !inPages.includes(mark)),
  ];
  return { unbound, unmarked: pages.flatMap(({ unmarked }) => unmarked) };
}

function marksBelow(pdf: PDF, element: PdfDict): string[] {
  const kids = element.get('K', (ref) => pdf.getObject(ref));
  const list = kids instanceof PdfArray ? kids.toArray() : kids ? [kids] : [];
  return list.flatMap((kid) => marksOf(pdf, kid));
}

function marksOf(pdf: PDF, kid: PdfObject): string[] {
  const found = kid instanceof PdfRef ? pdf.getObject(kid) : kid;
  if (!(found instanceof PdfDict)) return [];
  const page = found.get('Pg');
  const mark = found.getNumber('MCID')?.value;
  if (page instanceof PdfRef && mark !== undefined) return [`${page.objectNumber}:${mark}`];
  return marksBelow(pdf, found);
}

const paints = new Set(['Tj', 'TJ', "'", '"', 'Do', 'S', 's', 'f', 'F', 'f*', 'B', 'b', 'B*', 'b*', 'sh']);

function readContent(pdf: PDF, page: PdfDict) {
  const contents = page.get('Contents', (ref) => pdf.getObject(ref));
  const streams = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : [];
  const text = streams
    .map((entry) => (entry instanceof PdfRef ? pdf.getObject(entry) : entry))
    .map((stream) => (stream instanceof PdfStream ? Buffer.from(stream.getDecodedData()).toString('latin1') : ''))
    .join('\n');
  const marks = [...text.matchAll(/\/MCID\s+(\d+)/g)].map(([, mark]) => PdfNumber.of(Number(mark)).value);
  const unmarked: string[] = [];
  let depth = 0;
  // Texts are hexadecimal here: no word of them looks like an operator.
  for (const [word] of text.replaceAll(/<[0-9A-Fa-f\s]*>|\((?:\\.|[^\\)])*\)/g, ' ').matchAll(/\S+/g)) {
    if (word === 'BDC' || word === 'BMC') depth += 1;
    if (word === 'EMC') depth -= 1;
    if (paints.has(word) && depth === 0) unmarked.push(word);
  }
  if (depth !== 0) unmarked.push('EMC');
  return { marks, unmarked };
}
