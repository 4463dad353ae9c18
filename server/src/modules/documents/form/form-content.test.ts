import { contractFieldRules, contractFields } from 'shared-api/entities';
import { mayBeAbsent } from './form-content';

test('what the form leaves out when it is empty are the drawn fields that no signature needs', () => {
  expect(mayBeAbsent).toEqual(expect.arrayContaining(['car_mileage_date', 'car_plate', 'car_version', 'tax_code']));
  for (const field of contractFields('paper', 'drawn')) {
    const { needed, kind } = contractFieldRules[field];
    expect([field, mayBeAbsent.some((absent) => absent === field)]).toEqual([field, !needed && kind !== 'flag']);
  }
});
