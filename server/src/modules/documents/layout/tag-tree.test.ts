import { PDF } from '@libpdf/core';
import { clausesOf } from 'shared-api/terms';
import { fillForm, fillPreview } from '../fill/fill-form';
import { builtInForm } from '../form/built-in-form';
import { sampleContent, sampleValues } from '../form/sample-values';
import { paymentReceipt } from '../receipt/payment-receipt';
import { sealDocument } from '../seal/seal-document';
import { createSelfMadeSeal, loadSeal } from '../seal/self-made-seal';
import { evidence, signedAt } from '../testing/sealing';
import { structureReport } from '../testing/structure';
import { type Workshop, workshop } from '../testing/workshop';

let shop: Workshop;
let form: Uint8Array;
let shown: Uint8Array;
let sealed: Uint8Array;

beforeAll(async () => {
  shop = workshop();
  form = await builtInForm({ ...sampleContent('care'), without: ['slip'] }, signedAt);
  shown = await fillForm({ form, values: { ...sampleValues, association_code: '' } });
  const signer = await loadSeal(await createSelfMadeSeal(signedAt));
  sealed = (await sealDocument({ shown, evidence, signer, signingTime: signedAt })).bytes;
});
afterAll(() => shop.remove());

/** The structure as poppler reads it, an element or a text a line. */
function structureOf(bytes: Uint8Array): string[] {
  shop.write('read.pdf', bytes);
  const { output } = shop.run('pdfinfo', '-struct-text', 'read.pdf');
  return output.split('\n').map((line) => line.trim().replace(/ \((block|inline)\)$/, ''));
}

const all = { fullName: 'Ada Neri', code: 'CC-2026-000417', amount: '1 €', paidOn: '1/1/2026' };

test.each([
  ['shown', () => shown],
  ['sealed', () => sealed],
] as const)('everything on the pages of the %s contract is content of an element, or none', async (_, bytes) => {
  expect(await structureReport(bytes())).toEqual({ unbound: [], unmarked: [] });
});

test('previews and receipts too', async () => {
  const preview = await fillPreview({ form, values: { ...sampleValues } });
  expect(await structureReport(preview)).toEqual({ unbound: [], unmarked: [] });
  const receipt = await paymentReceipt({ ...all, method: 'Carta', reference: 'TRN 42', now: signedAt });
  expect(await structureReport(receipt)).toEqual({ unbound: [], unmarked: [] });
  expect(structureOf(receipt)).toContain('H1');
});

test('the sealed contract says that it is tagged, Italian, and what it is called', async () => {
  shop.write('sealed.pdf', sealed);
  const { output } = shop.run('pdfinfo', 'sealed.pdf');
  expect(output).toMatch(/Tagged: +yes/);
  expect(output).toMatch(/Title: +Contratto di garanzia e manutenzione/);
  const pdf = await PDF.load(sealed);
  expect(pdf.getLanguage()).toBe('it-IT');
  expect(pdf.getCatalog().has('Metadata')).toBe(true);
  shop.write('sealed.pdf', sealed);
  expect(shop.run('pdfsig', '-nocert', 'sealed.pdf').output).toMatch(/Total document signed[\s\S]*Signature is Valid/);
});

test('it is read in its order: title, parties, car, package, clauses, declarations, proof', () => {
  const lines = structureOf(sealed);
  const order = [
    '"Contratto di garanzia e manutenzione"',
    '"Venditore"',
    '"Concessionario"',
    '"Autocentro Lambro S.r.l."',
    '"Cliente"',
    '"Nicolò D’Alò"',
    '"Contatti"',
    '"Il veicolo"',
    '"GT 109 RZ"',
    '"Comprende"',
    '"Motore e cambio"',
    '"Non comprende"',
    '"1.180,00 €"',
    ...clausesOf('care').map(({ number, title }) => `"${number}. ${title.defaultMessage}"`),
    '"Dichiarazioni e firma"',
    '"Modulo di recesso tipo"',
    '"Prove della firma"',
  ];
  const places = order.map((line) => lines.indexOf(line));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('headings, lists and tables are what they are', () => {
  const lines = structureOf(sealed);
  const roleOf = (text: string) => lines[lines.indexOf(text) - 1];
  expect(roleOf('"Contratto di garanzia e manutenzione"')).toBe('H1');
  expect(roleOf('"Il veicolo"')).toBe('H2');
  expect(roleOf('"6. Esclusioni"')).toBe('H2');
  expect(roleOf('"Motore e cambio"')).toBe('LBody');
  const table = lines.slice(lines.indexOf('"Il veicolo"'), lines.indexOf('"GT 109 RZ"'));
  expect(table).toEqual(expect.arrayContaining(['Table', 'TR', 'TH:', '/Scope /Row', '"Targa"', 'TD']));
});

test('whether a declaration was ticked is told', async () => {
  const text = Buffer.from(shown).toString('latin1');
  const utf16 = (words: string) => Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('hex').toUpperCase();
  const count = (words: string) =>
    text.split(`(${words})`).length + text.toUpperCase().split(`<${utf16(words)}>`).length - 2;
  expect([count('Selezionato: '), count('Non selezionato: ')]).toEqual([3, 2]);
});

test('what has no value leaves no element behind, and heads and feet are read on no page', () => {
  const lines = structureOf(shown);
  expect(lines.filter((line) => line === 'Form')).toHaveLength(5);
  expect(lines.filter((line) => line === '"CC-2026-000417"')).toHaveLength(2);
  expect(lines.filter((line) => line === '"Contratto di garanzia e manutenzione"')).toHaveLength(1);
});
