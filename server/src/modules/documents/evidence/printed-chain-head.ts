import { PDF } from '@libpdf/core';
import { evidenceMessages as m } from './evidence.messages';

const bare = (text: string) => text.replace(/\s+/g, '');
const printed = new RegExp(`${bare(m.chainHead.defaultMessage)}([0-9a-f]{64})`, 'g');

/** The head of the history that a sealed document's evidence page states, as any reader finds it; null without one. */
export async function printedChainHead(sealed: Uint8Array): Promise<string | null> {
  const pdf = await PDF.load(sealed);
  // The evidence pages are the last ones.
  for (let page = pdf.getPageCount() - 1; page >= 0; page -= 1) {
    const found = bare(pdf.getPage(page)?.extractText().text ?? '').matchAll(printed);
    // What the signer and their browser call themselves stands above it, and may say anything.
    const head = [...found].at(-1)?.[1];
    if (head !== undefined) return head;
  }
  return null;
}
