import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core';
import fc from 'fast-check';
import { pageText } from '../testing/sealing';
import { smallForm } from '../testing/small-form';
import { workshop } from '../testing/workshop';
import type { FormValues } from './composed-values';
import { fillForm, fillPreview } from './fill-form';

const readOnly = PdfNumber.of(1);
const named = (extra: string[] = []) => smallForm(['code', 'fullname', ...extra]);

test.each(['Nicolò D’Alò', "Maria D'Angelo", 'Łukasz Żółć', 'Anne-Sophie Lefèvre', 'Nicolo\u0300 (accento staccato)'])(
  'prints %s whole',
  async (fullname) => {
    const filled = await fillForm({ form: await named(), values: { fullname } });
    expect(await pageText(filled, 0)).toContain(fullname.normalize('NFC'));
  },
);

test.each([
  ['王伟', ['王', '伟']],
  ['Nino ქართველი', ['ქ', 'ა', 'რ', 'თ', 'ვ', 'ე', 'ლ', 'ი']],
])('refuses %s, whose letters the font lacks, naming the field', async (fullname, letters) => {
  const filling = fillForm({ form: await named(), values: { code: 'CC-2026-000001', fullname } });
  await expect(filling).rejects.toMatchObject({ code: 'unencodable', field: 'fullname', letters });
});

test('any name of letters in use in Europe comes back as it was given', async () => {
  const form = await named();
  const letters = [...'abcdefghilmnoprstuvzàèéìòùáâäãåçñöøßšžłčćđőýÀÈÉÌÒÙČŁŠŽ’-'];
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(word, word, async (firstname, lastname) => {
      const filled = await fillForm({ form, values: { firstname, lastname } });
      expect(await pageText(filled, 0)).toContain(`${firstname} ${lastname}`);
    }),
    { numRuns: 40 },
  );
});

test('a long value shrinks, a longer one is refused with its field', async () => {
  const form = await smallForm([{ name: 'city', width: 100 }]);
  const sizeOf = async (city: string) => {
    const pdf = await PDF.load(await fillForm({ form, values: { city } }));
    return pdf.getPage(0)?.extractText().lines[0]?.spans[0]?.fontSize;
  };
  expect(await sizeOf('Roma')).toBe(11);
  const shrunk = await sizeOf('San Valentino in Abruzzo');
  expect(shrunk).toBeLessThan(11);
  expect(shrunk).toBeGreaterThanOrEqual(6);
  await expect(sizeOf('San Valentino in Abruzzo Citeriore e dintorni')).rejects.toMatchObject({
    code: 'too_long',
    field: 'city',
  });
});

test('a value of several lines is wrapped into its box, and a word too long for a line is cut', async () => {
  const form = await smallForm([{ name: 'email', width: 120, height: 34, options: { multiline: true } }]);
  const email = `${'nome.lunghissimo.'.repeat(4)}@example.it`;
  const lines = (await pageText(await fillForm({ form, values: { email } }), 0)).trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(email);
});

test('a form that runs something, or has files within it, makes a document that does not', async () => {
  const run = () => PdfDict.of({ S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') });
  const link = (action: PdfDict) =>
    PdfDict.of({ Type: PdfName.of('Annot'), Subtype: PdfName.of('Link'), Rect: box, A: action });
  const box = PdfArray.of(...[60, 60, 90, 90].map((length) => PdfNumber.of(length)));
  const web = PdfDict.of({ S: PdfName.of('URI'), URI: PdfString.fromString('https://carcare.example'), Next: run() });
  const form = await smallForm(['code'], (pdf) => {
    const names = () => PdfDict.of({ Names: PdfArray.of(PdfString.fromString('uno'), run()) });
    pdf.getCatalog().set('OpenAction', pdf.register(run()));
    pdf.getCatalog().set('AA', PdfDict.of({ WP: run() }));
    pdf.getCatalog().set('Names', PdfDict.of({ JavaScript: names(), EmbeddedFiles: names() }));
    const page = pdf.getPages()[0]?.dict;
    page?.set('AA', PdfDict.of({ O: run() }));
    const send = PdfDict.of({ S: PdfName.of('SubmitForm'), Next: PdfArray.of(run()) });
    const annotations = page?.getArray('Annots', (ref) => pdf.getObject(ref));
    annotations?.push(pdf.register(link(web)));
    annotations?.push(pdf.register(link(send)));
    const content = pdf.register(new PdfStream([['Type', PdfName.of('EmbeddedFile')]], Buffer.from('MZ')));
    const file = PdfDict.of({ F: PdfString.fromString('fattura.exe'), EF: PdfDict.of({ F: content }) });
    annotations?.push(
      pdf.register(
        PdfDict.of({ Type: PdfName.of('Annot'), Subtype: PdfName.of('FileAttachment'), Rect: box, FS: file }),
      ),
    );
  });
  const filled = await fillForm({ form, values: { code: 'CC-2026-000001' } });
  const written = Buffer.from(filled).toString('latin1');
  expect(written).not.toMatch(/JavaScript|app\.alert|SubmitForm|EmbeddedFiles?|OpenAction/);
  expect(written).toContain('https://carcare.example');
});

test('a font of the form that is called as files within a file are stays', async () => {
  const font = PdfDict.of({ Type: PdfName.of('Font'), Subtype: PdfName.of('Type1'), BaseFont: PdfName.of('Courier') });
  const form = await smallForm(['code'], (pdf) => {
    pdf.getPages()[0]?.dict.set('Resources', PdfDict.of({ Font: PdfDict.of({ EF: pdf.register(font) }) }));
  });
  const filled = await fillForm({ form, values: { code: 'CC-2026-000001' } });
  expect(Buffer.from(filled).toString('latin1')).toMatch(/\/EF \d+ 0 R/);
});

test('what operator and dealer wrote keeps nobody from signing', async () => {
  const form = await named(['package_included', 'association_code', 'package_sku', 'store_code']);
  const values = {
    package_included: '✓ Tre tagliandi; 🚗 auto sostitutiva',
    association_code: '★ LAMBRO-01',
    package_sku: 'COM-36 ✓',
    store_code: '★ MI-01',
  };
  const text = await pageText(await fillForm({ form, values }), 0);
  expect(text).toMatch(/Tre tagliandi;\s+auto sostitutiva/);
  for (const code of ['LAMBRO-01', 'COM-36', 'MI-01']) expect(text).toContain(code);
});

test('newlines become commas', async () => {
  const filled = await fillForm({ form: await named(['address']), values: { address: 'via Roma 1\r\nscala B\n' } });
  expect(await pageText(filled, 0)).toContain('via Roma 1, scala B');
});

test('what the form had in its fields is gone, and read-only or short fields are filled all the same', async () => {
  const options = { defaultValue: 'VECCHIO', maxLength: 3 };
  const form = await smallForm(
    [
      { name: 'code', options },
      { name: 'city', options },
    ],
    (pdf) => {
      pdf.getForm()?.getTextField('code')?.acroField().set('Ff', readOnly);
    },
  );
  const text = await pageText(await fillForm({ form, values: { code: 'CC-2026-000417' } }), 0);
  expect(text).toContain('CC-2026-000417');
  expect(text).not.toContain('VECCHIO');
});

test('whole names and addresses are put together from their parts', async () => {
  const form = await named(['full_address']);
  const values = {
    firstname: 'Ada',
    lastname: 'Neri',
    address: 'via Po 3',
    zip_code: '10123',
    city: 'Torino',
    province: 'TO',
  };
  const text = await pageText(await fillForm({ form, values }), 0);
  expect(text).toContain('Ada Neri');
  expect(text).toContain('via Po 3, 10123 Torino (TO)');
});

test('staircase and flat stand apart from the street', async () => {
  const form = await named(['full_address']);
  const where = { address: 'via Tortona 33', address_info: 'scala B, interno 4' };
  const values = { ...where, zip_code: '20144', city: 'Milano', province: 'MI' };
  const text = await pageText(await fillForm({ form, values }), 0);
  expect(text).toContain('via Tortona 33, scala B, interno 4, 20144 Milano (MI)');
});

test('a watermark crosses every page without spoiling the reading back', async () => {
  const filled = await fillPreview({ form: await named(), values: { fullname: 'Ada Neri' } });
  const letters = (await PDF.load(filled))
    .getPage(0)
    ?.extractText()
    .lines.flatMap((line) => line.spans.flatMap((span) => span.chars));
  const large = letters
    ?.filter(({ fontSize }) => fontSize > 40)
    .map(({ char }) => char)
    .sort();
  expect(large).toEqual([...'Anteprima'].sort());
});

test('a letter that stands in a field already is noticed when it is read back', async () => {
  const form = await smallForm(['code'], (pdf) => {
    pdf.getPage(0)?.drawText('X', { x: 200, y: 787, size: 9 });
  });
  await expect(fillForm({ form, values: { code: 'CC-2026-000417' } })).rejects.toMatchObject({
    code: 'read_back',
    field: 'code',
  });
});

test('a form whose fields do not name their page is filled all the same', async () => {
  const form = await smallForm(['code'], (pdf) => {
    for (const widget of pdf.getForm()?.getTextField('code')?.getWidgets() ?? []) widget.dict.delete('P');
  });
  const filled = await fillForm({ form, values: { code: 'CC-2026-000417' } });
  expect(await pageText(filled, 0)).toContain('CC-2026-000417');
});

test('a box is ticked by true, and among several the one that bears the value', async () => {
  const form = await smallForm(['code'], (pdf) => {
    const fields = pdf.getOrCreateForm();
    const page = pdf.getPage(0);
    page?.drawField(fields.createCheckbox('terms'), { x: 60, y: 500, width: 12, height: 12 });
    const choice = fields.createRadioGroup('payment_method', { options: ['bonifico', 'carta'] });
    page?.drawField(choice, { x: 60, y: 470, width: 12, height: 12, option: 'bonifico' });
    page?.drawField(choice, { x: 60, y: 440, width: 12, height: 12, option: 'carta' });
  });
  const lengthWith = async (values: FormValues) => (await fillForm({ form, values })).length;
  const blank = await lengthWith({ terms: false });
  const oneTick = await lengthWith({ terms: true });
  expect(oneTick).toBeGreaterThan(blank);
  expect(await lengthWith({ payment_method: 'carta' })).toBe(oneTick);
  expect(await lengthWith({ payment_method: 'assegno' })).toBe(blank);
});

test('every font of the filled file is embedded, and a reader finds no fault in it', async () => {
  const shop = workshop();
  try {
    shop.write('filled.pdf', await fillForm({ form: await named(['city']), values: { fullname: 'Ada Neri' } }));
    const fonts = shop.run('pdffonts', 'filled.pdf').output.trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/Roboto.* yes yes yes /);
    expect(shop.run('pdftotext', 'filled.pdf', '-').output.trim()).toBe('Ada Neri');
  } finally {
    shop.remove();
  }
});
