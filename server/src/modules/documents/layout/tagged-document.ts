import { PDF, PdfName, PdfString } from '@libpdf/core';
import { sellerLines } from '../../../platform/seller';
import { TagTree } from './tag-tree';

/** A new, tagged document in Italian with its title; `now` becomes its date. */
export function createTaggedDocument(title: string, now: Date): { pdf: PDF; tags: TagTree } {
  const seller = sellerLines.name;
  const pdf = PDF.create();
  pdf.setMetadata({
    author: seller,
    creator: seller,
    producer: seller,
    creationDate: now,
    modificationDate: now,
    language: 'it-IT',
  });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  const metadata = pdf.createStream(
    { Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') },
    new TextEncoder().encode(xmp(title)),
  );
  pdf.getCatalog().set('Metadata', metadata);
  const tags = TagTree.create(pdf);
  tags.document.dict.set('Lang', PdfString.fromString('it-IT'));
  return { pdf, tags };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The title and the language where readers of today look for them (XMP, ISO 16684-1). */
function xmp(title: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>it-IT</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
