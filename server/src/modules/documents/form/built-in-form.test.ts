import { PDF } from '@libpdf/core';
import { fillForm } from '../fill/fill-form';
import { pageText } from '../testing/sealing';
import { builtInForm } from './built-in-form';
import { formFields } from './form-fields';
import { sampleContent, sampleValues } from './sample-values';

const now = new Date('2026-11-21T09:00:00Z');

test.each(['care', 'rental'] as const)('the built-in %s form is one that would be accepted', async (kind) => {
  const { unknown, fields } = await formFields(await builtInForm(sampleContent(kind), now));
  expect(unknown).toEqual([]);
  expect(fields).toEqual(
    expect.arrayContaining(['code', 'fullname', 'car_vin', 'car_plate', 'total', 'iva', 'payment_method']),
  );
});

test('every page bears the code and its number, and no field is left', async () => {
  const filled = await fillForm({ form: await builtInForm(sampleContent('care'), now), values: { ...sampleValues } });
  const pdf = await PDF.load(filled);
  const count = pdf.getPageCount();
  for (let page = 0; page < count; page += 1) {
    const text = await pageText(filled, page);
    expect(text).toContain('CC-2026-000417');
    expect(text).toContain(`${page + 1} / ${count}`);
  }
  expect(pdf.getForm()?.getFields() ?? []).toEqual([]);
});

test('twelve clauses are numbered in order, and the three that need approval keep their places', async () => {
  const form = await builtInForm(sampleContent('care'), now);
  const pages = (await PDF.load(form)).getPages().map((page) => page.extractText().text);
  const headings = [...pages.join('\n').matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, title]) => `${number} ${title}`);
  expect(headings).toHaveLength(12);
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  expect(headings).toEqual(expect.arrayContaining(['6 Esclusioni', '9 Decadenza', '11 Limiti di responsabilità']));
});

test('what the package includes and excludes stands in the contract, line by line', async () => {
  const included = [
    'Tagliando con ricambi e manodopera',
    ...Array.from({ length: 29 }, (_, n) => `Prestazione ${n + 1}`),
  ];
  const excluded = ['Guasti meccanici ed elettrici', 'Pneumatici, freni e spazzole'];
  const form = await builtInForm({ ...sampleContent('care'), included, excluded }, now);
  const text = (await PDF.load(form))
    .getPages()
    .map((page) => page.extractText().text)
    .join('\n');
  const lines = text.split('\n').map((line) => line.replace(/^•\s*/, '').trim());
  expect(lines).toEqual(expect.arrayContaining([...included, ...excluded]));
  expect(lines.indexOf(included[0] ?? '')).toBeLessThan(lines.indexOf(excluded[0] ?? ''));
});

test('a sign in the package’s lines that the font lacks is left out, and a letter told by a question mark', async () => {
  const included = ['✓ Tre tagliandi', 'Soccorso 日本'];
  const text = await wholeText(await builtInForm({ ...sampleContent('care'), included }, now));
  const lines = text.split('\n').map((line) => line.replace(/^•\s*/, '').trim());
  expect(lines).toEqual(expect.arrayContaining(['Tre tagliandi', 'Soccorso ??']));
});

test('a part that would stay empty is left out', async () => {
  const content = { ...sampleContent('care'), without: ['association_code', 'discount', 'slip'] as const };
  const { fields } = await formFields(await builtInForm(content, now));
  expect(fields).not.toEqual(expect.arrayContaining(['association_code']));
  expect(fields).not.toEqual(expect.arrayContaining(['discount']));
  expect(fields).not.toEqual(expect.arrayContaining(['payment_method']));
});

test('a rental speaks of a fee', async () => {
  const text = await pageText(await builtInForm(sampleContent('rental'), now), 0);
  expect(text).toContain('Contratto di noleggio e manutenzione');
  expect(text).toContain('Canone totale, IVA inclusa');
  expect(text).not.toContain('Prezzo');
});

test('the longest values that the product accepts still fit', async () => {
  const form = await builtInForm(sampleContent('care'), now);
  const long = {
    firstname: 'Massimiliano Ferdinando Alessandro Bartolomeo Giambattista A',
    lastname: 'Della Valle-Montecchi di Sant’Ambrogio e Castelvecchio Rossi',
    address: 'via del Generale Carlo Alberto Dalla Chiesa e dei Caduti 1234',
    address_info: 'scala B, interno 18, presso la portineria del cortile interno',
    zip_code: '00153',
    city: 'San Valentino in Abruzzo Citeriore',
    province: 'PE',
    email: `${'a'.repeat(64)}@${'esempio-di-dominio-lungo.'.repeat(7)}it`,
    car_model: 'Mercedes-Benz Sprinter Tourer Trend Lang Hoch Allrad Automatik Nove Posti Lunga',
    store_name: 'Autocentro della Valle di Sant’Ambrogio e Castelvecchio di Rossi Massimiliano SA',
    store_address:
      'STRADA STATALE 11 PADANA SUPERIORE, KM 288,500, CENTRO COMMERCIALE LE DUE VALLI, PADIGLIONE B, INGRESSO DAL LATO NORD 12',
    store_zip_code: '65020',
    store_city: 'SAN VALENTINO IN ABRUZZO CITERIORE',
    store_province: 'PE',
    association_code: 'CONVENZIONE-LAMBRO-2026-0000123A',
  };
  await expect(fillForm({ form, values: { ...sampleValues, ...long } })).resolves.toBeInstanceOf(Uint8Array);
});

const wholeText = async (form: Uint8Array) => {
  const filled = await fillForm({ form, values: { ...sampleValues } });
  return (await PDF.load(filled))
    .getPages()
    .map((page) => page.extractText().text)
    .join('\n');
};

test('who the parties are, and how each is reached, stands in the contract', async () => {
  const text = await wholeText(await builtInForm(sampleContent('care'), now));
  for (const fact of [
    'REA MI-2096742',
    'Telefono 02 1234 5670',
    'assistenza@carcare.example',
    'carcare@pec.carcare.example',
    '+39 02 1234 5670',
    'DLANCL80A01F205N',
    'Benzina',
    '+39 333 123 4567',
  ]) {
    expect(text).toContain(fact);
  }
});

test('what a contract does not know has no line', async () => {
  const without = ['car_plate', 'car_version', 'car_mileage_date', 'tax_code'] as const;
  const text = await wholeText(await builtInForm({ ...sampleContent('care'), without }, now));
  for (const label of ['Targa', 'Versione', 'Rilevati il', 'Codice fiscale']) expect(text).not.toContain(label);
  expect(text).toContain('Alimentazione');
});

test('the model form of withdrawal says where it is sent, and has a line for each thing to be written', async () => {
  const text = await wholeText(await builtInForm(sampleContent('care'), now));
  const model = text.slice(text.indexOf('Modulo di recesso tipo'));
  for (const line of ['assistenza@carcare.example', 'Codice del contratto', 'Firmato il', 'Nome del cliente', 'Data']) {
    expect(model).toContain(line);
  }
});

test('in the model form of withdrawal the code stands as large as the lines below it', async () => {
  const filled = await fillForm({ form: await builtInForm(sampleContent('care'), now), values: { ...sampleValues } });
  const lines = (await PDF.load(filled)).getPages().flatMap((page) => page.extractText().lines);
  const model = lines.slice(lines.findIndex(({ text }) => text.startsWith('Modulo di recesso tipo')));
  const sizesAfter = (label: string) =>
    model
      .filter(({ text }) => text.startsWith(label))
      .flatMap(({ spans }) => spans.flatMap(({ chars }) => chars.map(({ fontSize }) => fontSize)));
  const of = (label: string) => new Set(sizesAfter(label));
  expect(of('Codice del contratto')).toEqual(new Set([9.5]));
  expect(of('Nome del cliente')).toEqual(new Set([9.5]));
});
