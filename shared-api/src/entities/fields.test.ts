import * as z from 'shared-api/schema';
import { rule, type ValidationKey } from '../messages';
import {
  contractUid,
  email,
  instant,
  isoDate,
  mobile,
  money,
  optionalPlate,
  otpCode,
  personName,
  plate,
  signInCode,
  text,
  vin,
  zipCode,
} from './fields';

/** The value as it is kept, or the id of the first sentence that refuses it. */
function read(schema: z.ZodMiniType<string, string>, value: string): string {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : (result.error.issues[0]?.message ?? '');
}

const refused = (key: ValidationKey) => rule(key);

describe('a name', () => {
  it.each(["D'Angelo", 'D’Angelo', 'De Santis', 'Müller-Łukasz', 'Niccolò'])('keeps "%s" as it was typed', (name) => {
    expect(read(personName, name)).toBe(name);
  });

  it('is trimmed and composed', () => {
    expect(read(personName, ' Niccolo\u0300 ')).toBe('Niccolò');
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['M*** R***', 'name'],
    ['Mario1', 'name'],
    ['<b>Mario</b>', 'name'],
    ['李', 'name'],
    ['Мария', 'name'],
  ] as const)('refuses "%s"', (name, key) => {
    expect(read(personName, name)).toBe(refused(key));
  });

  it('has 60 letters at most', () => {
    expect(read(personName, 'a'.repeat(60))).toHaveLength(60);
    expect(z.safeParse(personName, 'a'.repeat(61)).success).toBe(false);
  });
});

describe('an e-mail address', () => {
  it('is taken with an accent in its domain, however many were read before', () => {
    for (let before = 0; before < 50_000; before += 1) read(email, 'anna@esempio.it');
    expect(read(email, 'anna@è.it')).toBe('anna@xn--8ca.it');
  });

  it.each([
    ['anna.rossi+auto@posta.esempio.it', 'anna.rossi+auto@posta.esempio.it'],
    ["o'neill@esempio.it", "o'neill@esempio.it"],
    ['anna@società.it', 'anna@xn--societ-nta.it'],
    ['anna@xn--societ-nta.it', 'anna@xn--societ-nta.it'],
    ['anna@societa\u0300.it', 'anna@xn--societ-nta.it'],
  ])('keeps "%s" in the one form that mail travels with', (typed, kept) => {
    expect(read(email, typed)).toBe(kept);
  });

  it.each([
    '<anna@esempio.it>',
    'x<anna@esempio.it>',
    '"x"<anna@esempio.it>',
    'a,anna@esempio.it',
    'anna@esempio.it>',
    'anna@esempio.it;altro.it',
    'gruppo:anna@esempio.it;',
    '(c)anna@esempio.it',
    'an\u0007na@esempio.it',
    'an\u202Ena@esempio.it',
    '.anna@esempio.it',
    'anna..rossi@esempio.it',
    'anna@esempio..it',
    'anna@-esempio.it',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna@esempio.it/percorso',
    'anna@esempio.it:25',
    `${'a'.repeat(65)}@esempio.it`,
  ])('refuses "%s"', (typed) => {
    expect(read(email, typed)).toBe(refused('email'));
  });
});

describe('a mobile', () => {
  it.each([
    ['333 123 4567', '+393331234567'],
    ['+39 333.123.4567', '+393331234567'],
    ['0039 3331234567', '+393331234567'],
    ['393331234567', '+393331234567'],
  ])('reads "%s"', (typed, kept) => {
    expect(read(mobile, typed)).toBe(kept);
  });

  it.each([
    ['', 'required'],
    ['06 1234567', 'phoneLandline'],
    ['+44 7700 900123', 'phoneForeign'],
    ['333 12', 'phoneDigits'],
    ['333 123 45678', 'phoneDigits'],
    ['+39 *** *** 567', 'phone'],
    ['3 331234567x', 'phone'],
  ] as const)('says what is wrong with "%s"', (typed, key) => {
    expect(read(mobile, typed)).toBe(refused(key));
  });
});

describe('a VIN', () => {
  it('drops blanks and takes small letters', () => {
    expect(read(vin, 'zfa 3120000j 123456')).toBe('ZFA3120000J123456');
  });

  it.each([
    ['', 'required'],
    ['ZFA*********23456', 'masked'],
    ['ZFA3120000I123456', 'vinLookAlike'],
    ['ZFA3120000I12', 'vinLookAlike'],
    ['ZFA3120000/123456', 'vinCharacter'],
    ['ZFA31200', 'vinLength'],
  ] as const)('says what is wrong with "%s"', (typed, key) => {
    expect(read(vin, typed)).toBe(refused(key));
  });
});

describe('other fields', () => {
  it.each([
    [email, ' Marco@Esempio.IT ', 'marco@esempio.it'],
    [plate, 'gt 109-rz', 'GT109RZ'],
    [optionalPlate, 'gt 109-rz', 'GT109RZ'],
    [optionalPlate, ' ', ''],
    [otpCode, '482 913', '482913'],
    [signInCode, '482 913', '482913'],
    [signInCode, 'ABCDE-fghij', 'abcdefghij'],
    [zipCode, ' 00185 ', '00185'],
    [zipCode, '201 27', '20127'],
    [isoDate, '2028-02-29', '2028-02-29'],
    [instant, '1900-01-01T00:00:00Z', '1900-01-01T00:00:00Z'],
    [instant, '2026-03-02T10:00:00+02:00', '2026-03-02T10:00:00+02:00'],
    [instant, '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    [money, '1180.00', '1180.00'],
    [zipCode, ' 00010', '00010'],
    [zipCode, '98168', '98168'],
    [text(20), ' Via Roma 1 ', 'Via Roma 1'],
    [contractUid, 'Ab_-567890123456789012', 'Ab_-567890123456789012'],
  ])('%# are put right', (schema, typed, kept) => {
    expect(read(schema, typed)).toBe(kept);
  });

  it.each([
    [email, 'm***@e***.it', 'email'],
    [email, 'marco@esempio', 'email'],
    [plate, 'G*', 'plate'],
    [optionalPlate, '•••', 'plate'],
    [optionalPlate, '•••••RZ', 'plate'],
    [plate, 'GT•••RZ', 'plate'],
    [otpCode, '48291', 'otp'],
    [signInCode, 'abcde', 'signInCode'],
    [zipCode, '0018', 'zip'],
    [zipCode, '00000', 'zip'],
    [zipCode, '98169', 'zip'],
    [isoDate, '2026-02-29', 'date'],
    [isoDate, '29/02/2028', 'date'],
    [isoDate, '0026-01-01', 'date'],
    [instant, '2026-02-29T10:00:00Z', 'instant'],
    [instant, '2026-03-02 10:00', 'instant'],
    [instant, '0000-06-01T00:00:00Z', 'instant'],
    [instant, '0001-01-01T00:00:00+02:00', 'instant'],
    [instant, '1899-12-31T23:59:59Z', 'instant'],
    [instant, '9999-12-31T23:59:59-02:00', 'instant'],
    [money, '1.180,00', 'money'],
    [text(20), 'Via ***', 'masked'],
    [text(20), '•••', 'masked'],
  ] as const)('%# are refused with their own sentence', (schema, typed, key) => {
    expect(read(schema, typed)).toBe(refused(key));
  });
});
