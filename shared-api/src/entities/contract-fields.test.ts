import { isMasked } from '../domain/masking';
import { contractFieldLabels } from '../messages';
import { managerContractEdit, newManagerContract } from './contract-body';
import { carFields, consentFields, contractFields, customerFields, isNumberField } from './contract-field-shapes';
import { contractFieldRules } from './contract-fields';

const rules = Object.entries(contractFieldRules);

test('nothing that is erased with the person is shown to who has only the link', () => {
  for (const field of contractFields('erased', true))
    expect([field, contractFieldRules[field].link]).not.toContain('shown');
});

test('what a mask leaves is never taken for a value', () => {
  for (const field of contractFields()) {
    const { link } = contractFieldRules[field];
    if (typeof link === 'function') expect(isMasked(link('+393331234567'))).toBe(true);
  }
});

test('staff states and corrects everything but what the customer alone does', () => {
  const customersOwn = contractFields('editedBy', 'customer');

  expect(customersOwn).toEqual(Object.keys(consentFields));
  for (const schema of [newManagerContract, managerContractEdit]) {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(contractFields('editedBy', 'everyone')));
    for (const field of customersOwn) expect(Object.keys(schema.shape)).not.toContain(field);
  }
});

test('a copy takes over everything but the consents', () => {
  expect(contractFields('copied', false)).toEqual(Object.keys(consentFields));
});

test('what a row holds before anything was stated is what an answer may hold', () => {
  for (const [field, { answer, blank }] of rules)
    expect([field, answer.safeParse(blank).success]).toEqual([field, true]);
});

test('every field stands in one shape of the bodies and has a label of its own', () => {
  expect([...Object.keys(carFields), ...Object.keys(customerFields), ...Object.keys(consentFields)].sort()).toEqual(
    [...contractFields(), 'phone_confirmed'].sort(),
  );
  expect(new Set(Object.values(contractFieldLabels).map(({ id }) => id)).size).toBe(rules.length);
});

test('numbers are typed in digits', () => {
  expect(contractFields().filter(isNumberField)).toEqual(['car_model_year', 'km']);
});
