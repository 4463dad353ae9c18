/** What an e-mail's text consists of: its authors write plain text, with blank lines and an address on a line of its own. */
export type LetterPart =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] };

const address = /^https?:\/\/\S+$/;
const fact = /^([A-ZÀ-Ý][^:.]{1,30}): (.+)$/;

/** Two facts at least make a table: one is a sentence. */
const leastFacts = 2;

/** Reads the parts of a text, in their order. */
export function letterParts(body: string): readonly LetterPart[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(partsOf);
}

function partsOf(lines: readonly string[]): LetterPart[] {
  const rows = lines.flatMap((line): [string, string][] => {
    const [, name, value] = fact.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value]] : [];
  });
  const parts: LetterPart[] = [];
  let words: string[] = [];
  const endParagraph = () => {
    if (words.length > 0) parts.push({ kind: 'paragraph', lines: words });
    words = [];
  };
  for (const line of lines) {
    if (address.test(line.trim())) {
      endParagraph();
      parts.push({ kind: 'link', address: line.trim() });
    } else if (rows.length < leastFacts || !fact.test(line)) words.push(line);
  }
  endParagraph();
  if (rows.length >= leastFacts) parts.push({ kind: 'facts', rows });
  return parts;
}
