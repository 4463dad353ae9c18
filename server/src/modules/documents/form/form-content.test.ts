import { mayBeAbsent } from './form-content';

test('what the form leaves out when it is empty are the drawn fields that no signature needs', () => {
  expect([...mayBeAbsent].sort()).toEqual(['car_mileage_date', 'car_plate', 'car_version', 'tax_code']);
});
