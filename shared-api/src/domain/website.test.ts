import { isWebsite, normaliseWebsite } from './website';

it.each([
  [' autocentro.it ', 'https://autocentro.it'],
  ['www.autocentro.it/sede?da=sito', 'https://www.autocentro.it/sede?da=sito'],
  ['autocentro.it:8080', 'https://autocentro.it:8080'],
  ['società.it', 'https://società.it'],
  ['http://autocentro.it', 'http://autocentro.it'],
  ['https://autocentro.it', 'https://autocentro.it'],
  ['', ''],
])('puts the scheme before "%s"', (typed, kept) => {
  expect(normaliseWebsite(typed)).toBe(kept);
});

it.each([
  'autocentro',
  'auto centro.it',
  'info@autocentro.it',
  'mailto:info@autocentro.it',
  'https://mario:segreta@autocentro.it',
  'ftp://autocentro.it',
  'javascript:alert(1)',
  'https://',
  '127.0.0.1',
  '-',
])('takes "%s" for no site', (typed) => {
  expect(isWebsite(normaliseWebsite(typed))).toBe(false);
});

it.each(['autocentro.it', 'società.it', 'HTTPS://Autocentro.IT/Sede'])('takes "%s" for a site', (typed) => {
  expect(isWebsite(normaliseWebsite(typed))).toBe(true);
});

it('takes a site with an accent for one, however many were looked at before', () => {
  for (let looked = 0; looked < 50_000; looked += 1) isWebsite('https://autocentro.it');
  expect(isWebsite('https://società.it')).toBe(true);
  expect(isWebsite('http://É .it')).toBe(false);
});

it.each(['https://a.it\nhttps://b.it', 'http://a.it/ b', 'https://a.it/\u202egpj', 'https://:segreta@a.it'])(
  'takes "%s" for no site: a part of it would not be seen, or be another than it seems',
  (text) => {
    expect(isWebsite(text)).toBe(false);
  },
);
