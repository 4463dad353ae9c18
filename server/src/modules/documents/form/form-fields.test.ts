import { PdfNumber } from '@libpdf/core';
import { fillForm } from '../fill/fill-form';
import { sealDocument } from '../seal/seal-document';
import { createSelfMadeSeal, loadSeal } from '../seal/self-made-seal';
import { evidence, shownDocument, signedAt } from '../testing/sealing';
import { leastFields, smallForm, turned } from '../testing/small-form';
import { formFields } from './form-fields';

test('known, unknown and missing names are told apart', async () => {
  const found = await formFields(await smallForm([...leastFields, 'km', 'colore_preferito']));
  expect(found.fields).toEqual([...leastFields, 'km']);
  expect(found.unknown).toEqual(['colore_preferito']);
  expect(found.missing).toContain('car_plate');
  expect(found.missing).not.toContain('km');
});

test('both names stand for the whole one', async () => {
  const form = await smallForm(['code', 'firstname', 'lastname', 'car_vin', 'total']);
  await expect(formFields(form)).resolves.toMatchObject({ unknown: [] });
});

test.each([
  [['fullname', 'car_vin', 'total'], ['code']],
  [['code', 'lastname', 'car_vin', 'total'], ['fullname']],
  [
    ['code', 'fullname'],
    ['car_vin', 'total'],
  ],
])('a form with only %j is refused for want of %j', async (present, missing) => {
  await expect(formFields(await smallForm(present))).rejects.toMatchObject({ code: 'missing_required', missing });
});

test('what every contract must show is no tick, which shows no text', async () => {
  const form = await smallForm(['code', 'fullname', 'car_vin'], (pdf) => {
    const [page, total] = [pdf.getPage(0), pdf.getOrCreateForm().createCheckbox('total')];
    page?.drawField(total, { x: 60, y: 400, width: 15, height: 15 });
  });
  await expect(formFields(form)).rejects.toMatchObject({ code: 'missing_required', missing: ['total'] });
});

test('a field that stands on no page is as good as none', async () => {
  const form = await smallForm(['code', 'fullname', 'car_vin'], (pdf) => {
    pdf.getOrCreateForm().createTextField('total');
  });
  await expect(formFields(form)).rejects.toMatchObject({ code: 'missing_required', missing: ['total'] });
});

test('what cannot be filled is refused by its reason', async () => {
  const encrypted = await smallForm(leastFields, (pdf) => pdf.setProtection({ userPassword: 'a', ownerPassword: 'b' }));
  const locked = await smallForm(leastFields, (pdf) => pdf.setProtection({ ownerPassword: 'b' }));
  const turnedPage = await smallForm(leastFields, (pdf) => pdf.getPage(0)?.setRotation(90));
  const turnedAbove = await smallForm(leastFields, (pdf) => {
    const page = pdf.getPage(0)?.dict;
    page?.delete('Rotate');
    page?.getDict('Parent', (ref) => pdf.getObject(ref))?.set('Rotate', PdfNumber.of(90));
  });
  const turnedField = await smallForm([...leastFields, { name: 'km', options: turned }]);
  const flat = await fillForm({ form: await smallForm(leastFields), values: {} });
  await expect(formFields(encrypted)).rejects.toMatchObject({ code: 'encrypted' });
  await expect(formFields(locked)).rejects.toMatchObject({ code: 'encrypted' });
  await expect(formFields(turnedPage)).rejects.toMatchObject({ code: 'rotated' });
  await expect(formFields(turnedAbove)).rejects.toMatchObject({ code: 'rotated' });
  await expect(formFields(turnedField)).rejects.toMatchObject({ code: 'rotated' });
  await expect(formFields(flat)).rejects.toMatchObject({ code: 'no_fields' });
  await expect(formFields(Buffer.from('questo non è un PDF'))).rejects.toMatchObject({ code: 'unreadable' });
});

test('a signed file is refused', async () => {
  const signer = await loadSeal(await createSelfMadeSeal(signedAt));
  const { bytes } = await sealDocument({ shown: await shownDocument(), evidence, signer, signingTime: signedAt });
  await expect(formFields(bytes)).rejects.toMatchObject({ code: 'signed' });
});
