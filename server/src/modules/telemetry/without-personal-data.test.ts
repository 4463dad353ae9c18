import { withoutPersonalData } from './without-personal-data';

test.each([
  ['Cannot read marco.rossi@example.com', 'Cannot read •••'],
  ['GET /contract/q7Vd0xJ1Zk3mN8pLr2Tb5w failed', 'GET /contract/••• failed'],
  ['vin ZACPJFCW2SP018273, plate GT109RZ', 'vin •••, plate •••'],
  ['tax code RSSMRA80A01H501U of RSSMRA80A01H5L1U', 'tax code ••• of •••'],
  ['call +39 333 123 4567', 'call •••'],
  ['at https://carcare.example/a.js?token=abc:3:7', 'at https://carcare.example/a.js?…'],
])('%s becomes %s', (text, covered) => {
  expect(withoutPersonalData(text)).toBe(covered);
});

test('the names of our own scripts and versions stay, whatever digits are in them', () => {
  const hash = '0123456789'.repeat(6).concat('abcd');
  const frame = `at e (https://carcare.example/areas/admin/1.0.3-012345678901/7.${hash}.js:1:2345)`;
  expect(withoutPersonalData(frame)).toBe(frame);
  expect(withoutPersonalData(`token ${hash}`)).toBe('token •••');
  expect(withoutPersonalData('/contracts/550e8400-e29b-41d4-a716-446655440000/sign')).toBe('/contracts/•••/sign');
});

test('ordinary words and code places stay', () => {
  const text = 'TypeError: undefined is not a function at renderContractDetailsPage (main.js:12:345)';
  expect(withoutPersonalData(text)).toBe(text);
});
