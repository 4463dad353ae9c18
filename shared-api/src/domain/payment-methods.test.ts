import {
  cardMethod,
  isUsableMethod,
  methodIs,
  paymentAbilities,
  paymentMethods,
  simplestMethod,
} from './payment-methods';

test('the simplest method asks nothing of a dealer', () => {
  expect(isUsableMethod(simplestMethod, null, false)).toBe(true);
});

test('what the provider takes is paid online and from anywhere', () => {
  expect(paymentAbilities[cardMethod]).toMatchObject({ online: true, remote: true });
  for (const method of paymentMethods) if (methodIs('online', method)) expect(methodIs('remote', method)).toBe(true);
});

test('nothing is true of a method that nobody has chosen', () => {
  expect(methodIs('online', null)).toBe(false);
});
