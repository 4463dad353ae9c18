import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core';
import { expectHarmlessPdf } from './expect-harmless-pdf';

const folder = mkdtempSync(join(tmpdir(), 'carcare-harmless-'));
afterAll(() => rmSync(folder, { recursive: true }));

const active = { errors: { file: [expect.stringMatching(/programmi o altri file/)] } };

/** Looks through a paper of one page after it was changed. */
async function lookThrough(change: (pdf: PDF) => void): Promise<void> {
  const pdf = PDF.create();
  pdf.addPage();
  change(pdf);
  const path = join(folder, 'paper.pdf');
  writeFileSync(path, await pdf.save());
  await expectHarmlessPdf({ path });
}

function annotate(pdf: PDF, annotation: Readonly<Record<string, PdfName | PdfDict>>): void {
  const box = PdfArray.of(...[10, 10, 30, 30].map((length) => PdfNumber.of(length)));
  const dict = PdfDict.of({ Type: PdfName.of('Annot'), Rect: box, ...annotation });
  pdf.getPages()[0]?.dict.set('Annots', PdfArray.of(pdf.register(dict)));
}

test('a paper with a link to a page of the web is harmless', async () => {
  const action = PdfDict.of({ S: PdfName.of('URI'), URI: PdfString.fromString('https://carcare.example') });
  await lookThrough((pdf) => annotate(pdf, { Subtype: PdfName.of('Link'), A: action }));
});

test('an action that runs is found where its kind stands apart from it', async () => {
  const launching = lookThrough((pdf) => {
    const kind = pdf.register(PdfName.of('Launch'));
    const action = PdfDict.of({ S: kind, F: PdfString.fromString('calc.exe') });
    annotate(pdf, { Subtype: PdfName.of('Link'), A: action });
  });
  await expect(launching).rejects.toMatchObject(active);
});

test('a font that is called as files within a file are is none', async () => {
  const font = PdfDict.of({ Type: PdfName.of('Font'), Subtype: PdfName.of('Type1'), BaseFont: PdfName.of('Courier') });
  await lookThrough((pdf) => {
    const fonts = PdfDict.of({ EF: pdf.register(font) });
    pdf.getPages()[0]?.dict.set('Resources', PdfDict.of({ Font: fonts }));
  });
});

test('a file that is pinned to a page is a file within the file', async () => {
  const pinned = lookThrough((pdf) => {
    const content = new PdfStream([['Type', PdfName.of('EmbeddedFile')]], Buffer.from('MZ'));
    const file = PdfDict.of({
      Type: PdfName.of('Filespec'),
      F: PdfString.fromString('fattura.exe'),
      EF: PdfDict.of({ F: pdf.register(content) }),
    });
    annotate(pdf, { Subtype: PdfName.of('FileAttachment'), FS: file });
  });
  await expect(pinned).rejects.toMatchObject(active);
});
