import { passwordFault, wordsOf } from './password.rules';

const anna = wordsOf({
  email: 'anna.deluca@officina-lambro.it',
  firstname: 'Anna',
  lastname: 'De Luca',
  phone: '+393471234567',
});

test.each([
  '123456789012',
  'qwertyuiop123',
  'Juventus2025!',
  'Estate2026!!',
  'P@ssw0rd2026!',
  'amministratore',
  'amoreamoreamore',
  'abcabcabcabc',
  'forzamilan24',
  'campionidelmondo2006',
])('%s is guessed early', async (password) => {
  expect(await passwordFault(password)).toBe('common');
});

test.each([
  'carcare123456',
  'CarCare-2026!',
  'Il-Tagliando-26',
  'anna.deluca@officina-lambro.it',
  'Deluca2026!!!',
  '+393471234567',
  'Officina-2026!',
])('%s is made of words that others know of her', async (password) => {
  expect(await passwordFault(password, anna)).not.toBeNull();
});

test.each([
  'un girasole nel parcheggio',
  'una frase lunga e tutta mia',
  'carcare-demo-2026-girasole-blu',
  'kV9#tq2Lx8!mRz',
  'cavallo batteria graffetta',
  'girasoleparcheggio',
])('%s may be chosen', async (password) => {
  expect(await passwordFault(password, anna)).toBeNull();
});
