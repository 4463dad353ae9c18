import { emailInHash, hashOfEmail } from './email-in-link';

test('a link tells whose account it is for', () => {
  expect(emailInHash(hashOfEmail('anna+auto&casa@posta.it'))).toBe('anna+auto&casa@posta.it');
});

test.each(['', '#', '#email=', '#email=nessuno', '#altro=anna@posta.it'])('%s tells nothing', (hash) => {
  expect(emailInHash(hash)).toBeNull();
});
