/**
 * The net below the browser's own care: addresses, phones, tax codes, VINs, plates, link secrets and tokens leave an
 * error's text before it is kept or passed on.
 */
export function withoutPersonalData(text: string): string {
  return text
    .split(ownNames)
    .map((part, place) => (place % 2 === 1 ? part : covered(part)))
    .join('');
}

/** Names of our own scripts and versions: hashes of what is served to everybody, without which no stack can be read. */
const ownNames = /(\.[0-9a-f]{64}\.js(?=:)|\/(?:areas\/[a-z0-9-]{1,30}|shell)\/[0-9A-Za-z.-]{1,60}-[0-9a-f]{12}\/)/;

function covered(text: string): string {
  return (
    text
      .replace(/\?[^\s)'"]*/g, '?…')
      // With the longest name that a mailbox has (RFC 5321): without a bound each character of a long text begins a search.
      .replace(/[^\s@/]{1,64}@[^\s@]+\.[a-z]{2,}/gi, '•••')
      // A tax code has 16 characters, a VIN 17, what opens a link 22 and more.
      .replace(/\b[A-Za-z0-9_-]{16,}\b/g, (word) => (/\d/.test(word) ? '•••' : word))
      .replace(/\+?\d[\d ]{7,}\d/g, '•••')
      .replace(/\b[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}\b/g, '•••')
  );
}
