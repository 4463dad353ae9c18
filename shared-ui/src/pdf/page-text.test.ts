import type { PDFPageProxy } from 'pdfjs-dist';
import { pageText } from './page-text';

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

const words = (str: string, hasEOL = false) => ({
  ...{ str, hasEOL, dir: 'ltr', width: 1, height: 1, fontName: 'f', transform: [] },
});
const begin = (id: string) => ({ type: 'beginMarkedContentProps', id });
const end = { type: 'endMarkedContent', id: '' };
/** As the server writes a contract: the form's labels first, then what fills it, marked as what follows each. */
const drawn = {
  styles: {},
  lang: 'it-IT',
  items: [
    ...[begin('m1'), words('Targa'), end, begin('m2'), words('Totale, IVA'), words('', true), words('inclusa'), end],
    ...[{ type: 'beginMarkedContent', id: '' }, words('Pagina 1 di 4'), end],
    ...[begin('m3'), words('GN 651 FE'), end, begin('m4'), words('1.290,00 €'), end],
  ],
};
const content = (id: string) => ({ type: 'content', id });
const element = (role: string, ...children: Tree['children']) => ({ role, children });

test('a value is read after its label, as the document’s structure has it, and what is no content is not read', () => {
  const tree = element(
    'Root',
    element('TR', element('TH', content('m1')), element('TD', content('m3'))),
    element('TR', element('TH', content('m2')), element('TD', content('m4'))),
  );
  expect(pageText(drawn, tree)).toBe('Targa GN 651 FE\nTotale, IVA inclusa 1.290,00 €');
});

test('a document without a structure is read as it was drawn', () => {
  expect(pageText(drawn, null)).toBe('TargaTotale, IVA\ninclusaPagina 1 di 4GN 651 FE1.290,00 €');
});
