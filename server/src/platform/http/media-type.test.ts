import { mediaTypeOf } from './media-type';

const cases: readonly [string, Buffer, string | null][] = [
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a CSV in Windows-1252', Buffer.from('sku;titolo\r\nA1;Qualit\xe0\r\n', 'latin1'), 'text/csv'],
  ['a CSV in UTF-16', Buffer.from('\ufeffsku\ttitolo\r\n', 'utf16le'), 'text/csv'],
  ['another archive', Buffer.from('PK\x03\x04word/document.xml', 'latin1'), null],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\x00', 'latin1'), null],
  ['nothing', Buffer.alloc(0), null],
];

test.each(cases)('%s is told by its content', (_, content, expected) => {
  expect(mediaTypeOf({ head: content, tail: content })).toBe(expected);
});

test('a workbook whose sheets come late is told by the directory at its end', () => {
  const head = Buffer.from('PK\x03\x04docProps/app.xml', 'latin1');
  expect(mediaTypeOf({ head, tail: Buffer.from('PK\x01\x02xl/workbook.xml', 'latin1') })).toMatch(/spreadsheetml/);
});
