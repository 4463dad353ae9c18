/** GSM 03.38 basic set; everything else makes an SMS longer, or turns it into 70-character parts. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

/** Septets in an SMS that is one part, and in each part of a longer one. */
const partLength = 160;
const linkedPartLength = 153;
/** The same in UTF-16 units, for a text with a character that GSM-7 lacks. */
const unicodePartLength = 70;
const linkedUnicodePartLength = 67;

/** How many septets a text takes, or null when a character is outside the GSM-7 alphabet. */
export function gsm7Length(text: string): number | null {
  let length = 0;
  for (const character of text) {
    if (basic.has(character)) length += 1;
    else if (extended.has(character)) length += 2;
    else return null;
  }
  return length;
}

/** In how many parts a text leaves; a character that takes two septets never stands in two parts. */
export function gsm7Parts(text: string): number {
  if ((gsm7Length(text) ?? Number.POSITIVE_INFINITY) <= partLength) return 1;
  let [parts, used] = [1, 0];
  for (const character of text) {
    const length = extended.has(character) ? 2 : 1;
    if (used + length > linkedPartLength) [parts, used] = [parts + 1, 0];
    used += length;
  }
  return parts;
}

/** In how many parts an SMS leaves: of GSM-7 characters, or of UTF-16 units when one of them is outside that alphabet. */
export function smsParts(text: string): number {
  if (gsm7Length(text) !== null) return gsm7Parts(text);
  return text.length <= unicodePartLength ? 1 : Math.ceil(text.length / linkedUnicodePartLength);
}

/** Typographic characters replaced by what GSM-7 has, and accents it lacks dropped. */
export function toGsm7(text: string): string {
  const plain = text
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/…/g, '...')
    .replace(/(?<=\d)[º°]/g, '')
    .replace(/[º°]/g, '.')
    .replace(/ª/g, 'a');
  return [...plain].map(nearest).join('');
}

function nearest(character: string): string {
  if (basic.has(character) || extended.has(character)) return character;
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every((part) => basic.has(part)) ? bare : '?';
}
