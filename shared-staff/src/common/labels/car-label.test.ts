import { carLabel } from './car-label';

test.each([
  ['Jeep Avenger', 'ZACPJFCW1SP018273', 'Jeep Avenger'],
  ['', 'ZACPJFCW1SP018273', 'ZAC\u00a0PJFCW1\u00a0SP018273'],
  ['', '', '–'],
])('a car of model "%s" and VIN "%s" is called %s', (car_model, car_vin, label) => {
  expect(carLabel({ car_model, car_vin })).toBe(label);
});
