import { PDF } from '@libpdf/core';
import { personName, printedLine } from 'shared-api/entities';
import { embedFonts } from './fonts';

test('every character that a contract may hold can be shown on paper', async () => {
  const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const allowed = characters.filter(
    (character) => printedLine(3).safeParse(`a${character}a`).success || personName.safeParse(character).success,
  );
  expect(allowed).toEqual(expect.arrayContaining(['a', 'è', 'ß', 'ł', 'Ș', 'ế', '’', '€']));
  const texts = allowed.map((character) => `a${character}a`.normalize('NFC'));
  const fonts = await embedFonts(PDF.create());

  for (const font of Object.values(fonts))
    expect(texts.filter((text) => font.getUnencodableCharacters(text).length > 0)).toEqual([]);
});
