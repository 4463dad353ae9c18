import { emailParts } from './email-parts';
import { emailPage } from './index';

const host = 'carcare.example';
const text = `Ciao Niccolò,

hai scelto il bonifico.
Beneficiario: Autocentro <Lambro>
IBAN: IT60X0542811101000000123456
Importo: 1.180,00 €, entro l’8 dicembre 2026.

Puoi cambiare metodo finché non hai pagato:
https://carcare.example/contract/AbC?k=1&x="2"

CarCare`;

test('a text’s paragraphs, facts and address are told apart, in their order', () => {
  expect(emailParts(text, host)).toEqual([
    { kind: 'paragraph', lines: ['Ciao Niccolò,'] },
    { kind: 'paragraph', lines: ['hai scelto il bonifico.'] },
    {
      kind: 'facts',
      rows: [
        ['Beneficiario', 'Autocentro <Lambro>'],
        ['IBAN', 'IT60X0542811101000000123456'],
        ['Importo', '1.180,00 €, entro l’8 dicembre 2026.'],
      ],
    },
    { kind: 'paragraph', lines: ['Puoi cambiare metodo finché non hai pagato:'] },
    { kind: 'link', address: 'https://carcare.example/contract/AbC?k=1&x="2"' },
    { kind: 'paragraph', lines: ['CarCare'] },
  ]);
});

test('a sentence under the facts stays under them, and what is no address is a word', () => {
  expect(emailParts('Causale: CC-1\nImporto: 10,00 €\nGrazie.\nhttps://[', host)).toEqual([
    {
      kind: 'facts',
      rows: [
        ['Causale', 'CC-1'],
        ['Importo', '10,00 €'],
      ],
    },
    { kind: 'paragraph', lines: ['Grazie.', 'https://['] },
  ]);
});

test('a single fact stays a sentence, and so does one in the midst of words', () => {
  expect(emailParts('Attenzione: scade oggi.\nChiama il dealer.', host)).toEqual([
    { kind: 'paragraph', lines: ['Attenzione: scade oggi.', 'Chiama il dealer.'] },
  ]);
});

test('the e-mail says all of the text, escaped, with a button that is named by where it leads, and the seller', () => {
  const page = emailPage({ subject: 'Come pagare <CC-1>', body: text, host });
  expect(page).toContain('Come pagare &lt;CC-1&gt;</h1>');
  expect(page).toContain('Autocentro &lt;Lambro&gt;</td>');
  expect(page).toContain('href="https://carcare.example/contract/AbC?k=1&amp;x=&quot;2&quot;"');
  expect(page).toContain('>Apri il contratto</a>');
  expect(page).toContain('CarCare S.r.l., via Tortona 33, 20144 Milano (MI), P. IVA 12345678903');
  expect(page).not.toMatch(/<img|<link|url\(|<script/);
});

test.each([
  ['/forgot-password?token=a&invited', 'Scegli la password'],
  ['/account/contracts/x', 'Apri il tuo account'],
  ['/recesso', 'Apri la pagina'],
])('a button to %s says «%s»', (path, name) => {
  expect(emailPage({ subject: 's', body: `Ecco:\nhttps://carcare.example${path}`, host })).toContain(`>${name}</a>`);
});

test('on a narrow screen a long word goes on in the next line, and a fact’s long name leaves room for it', () => {
  const body = `Ora vale ${'a'.repeat(80)}.\n\nAppuntamento spostato: giovedì\nDocumenti da portare con sé: libretto`;
  const page = emailPage({ subject: 'b'.repeat(80), body, host });
  expect(page).toMatch(/<h1 [^>]*overflow-wrap:anywhere[^>]*>b/);
  expect(page).toMatch(/<p [^>]*overflow-wrap:anywhere[^>]*>Ora vale a/);
  expect(page).not.toContain('nowrap');
});

test('an address elsewhere is a word: a stranger may have typed it', () => {
  const page = emailPage({
    subject: 's',
    body: 'Veicolo: Panda\n\nhttps://carcare.example.evil.example/contract/1',
    host,
  });
  expect(page).toContain('https://carcare.example.evil.example/contract/1');
  expect(page).not.toContain('<a ');
});
