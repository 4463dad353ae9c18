import type { PDFPageProxy } from 'pdfjs-dist';

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type Node = Tree['children'][number];

/** What stands in one line with its neighbours: a row's cells, a word in a sentence. */
const inline = new Set(['TD', 'TH', 'Span', 'Lbl', 'LBody', 'Form', 'Link']);

/**
 * A page's words, a line each, in the order in which they are read: that of the document's structure, in which a value
 * follows its label, though it was drawn after all of them. A page without one is read as it was drawn.
 * @param content with its marks (`includeMarkedContent`)
 */
export function pageText({ items }: Pick<Content, 'items'>, tree: Tree | null): string {
  const marked = new Map<string, string>();
  const open: (string | null)[] = [];
  let drawn = '';
  for (const item of items) {
    if ('str' in item) {
      const words = item.str + (item.hasEOL ? '\n' : '');
      const mark = open.findLast((id) => id !== null);
      if (mark) marked.set(mark, (marked.get(mark) ?? '') + words);
      drawn += words;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? null);
  }
  return tidy(tree ? wordsOf(tree, marked) : drawn);
}

function wordsOf(node: Node, marked: ReadonlyMap<string, string>): string {
  if (!('children' in node)) return 'id' in node ? `${oneLine(marked.get(node.id) ?? '')} ` : '';
  const words = node.children.map((child) => wordsOf(child, marked)).join('');
  return words + (inline.has(node.role) ? ' ' : '\n');
}

/** A sentence goes on in the next line of the paper. */
const oneLine = (words: string) => words.replaceAll('\n', ' ');

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
