import fc from 'fast-check';
import { withMaker, withoutMaker } from './car-model';

test.each([
  ['Panda', 'Fiat', 'Fiat Panda'],
  ['fiat Panda', 'Fiat', 'fiat Panda'],
  ['Panda', '', 'Panda'],
  ['Minivan', 'Mini', 'Mini Minivan'],
  ['MINI', 'Mini', 'MINI'],
])('%s of %s is %s', (model, maker, expected) => {
  expect(withMaker(model, maker)).toBe(expected);
});

test('a make stands once, and comes off again', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
  fc.assert(
    fc.property(word, word, (model, maker) => {
      const whole = withMaker(model, maker);
      expect(withMaker(whole, maker)).toBe(whole);
      if (whole !== model) expect(withoutMaker(whole, maker)).toBe(model);
    }),
  );
});
