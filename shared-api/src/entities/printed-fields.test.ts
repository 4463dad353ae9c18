import * as z from 'shared-api/schema';
import { rule } from '../messages';
import { managerContractEdit, newManagerContract } from './contract-body';
import { payment, paymentCorrection } from './contract-work';
import { newPackage, packageFields, packageTypeFields } from './package';
import { newStore, storeFields } from './store';

/** Of each field that a body gets wrong the first sentence, which is the one that people see. */
function faults(schema: z.core.$ZodType, body: object): Record<string, string> {
  const issues = z.safeParse(schema, body).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}

const edits: readonly (readonly [string, z.core.$ZodType, (text: string) => object, string])[] = [
  ['a package’s code', packageFields, (sku) => ({ sku }), 'sku'],
  ['what a package includes', packageFields, (line) => ({ included: ['Motore', line] }), 'included.1'],
  ['what a package excludes', packageFields, (line) => ({ excluded: [line] }), 'excluded.0'],
  ['what a type includes', packageTypeFields, (line) => ({ included: [line] }), 'included.0'],
  ['what a type excludes', packageTypeFields, (line) => ({ excluded: [line] }), 'excluded.0'],
  ['a dealer’s code', storeFields, (code) => ({ code }), 'code'],
  ['a dealer’s convention', storeFields, (text) => ({ association_code: text }), 'association_code'],
  ['a contract’s convention', managerContractEdit, (text) => ({ association_code: text }), 'association_code'],
];

describe.each(edits)('%s', (_, schema, bodyOf, field) => {
  it.each(['✓ LAMBRO-01', '日本', 'A★', 'meno ≤ di'])('refuses "%s", which no document can show', (text) => {
    expect(faults(schema, bodyOf(text))).toEqual({ [field]: rule('printed') });
  });

  it('refuses what nobody sees', () => {
    expect(faults(schema, bodyOf('A\tB'))).toMatchObject({ [field]: rule('line') });
  });

  it.each(['LAMBRO-01', 'Velocità – 40\u00a0% di ½', 'D’Alò & C.'])('takes "%s"', (text) => {
    expect(faults(schema, bodyOf(text))).toEqual({});
  });
});

test('what is made anew is held to the same', () => {
  expect(faults(newPackage, { sku: '★-36', included: ['✓ Motore'] })).toMatchObject({
    sku: rule('printed'),
    'included.0': rule('printed'),
  });
  expect(faults(newStore, { code: '★', association_code: '★' })).toMatchObject({
    code: rule('printed'),
    association_code: rule('printed'),
  });
  expect(faults(newManagerContract, { association_code: '★' })).toMatchObject({ association_code: rule('printed') });
});

test('a receipt shows the whole reference of a payment', () => {
  for (const schema of [payment, paymentCorrection]) {
    expect(faults(schema, { reference: 'CRO ✓ 12' })).toMatchObject({ reference: rule('printed') });
    expect(faults(schema, { reference: 'CRO 12' }).reference).toBeUndefined();
  }
});

test('who has no convention leaves it empty', () => {
  expect(faults(storeFields, { association_code: null })).toEqual({});
  expect(faults(storeFields, {})).toEqual({});
  expect(faults(managerContractEdit, { association_code: '' })).toEqual({});
});
