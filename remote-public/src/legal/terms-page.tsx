import { LegalArticle, type LegalPart } from './legal-article';
import { messages } from './terms.messages';

const parts: readonly LegalPart[] = [
  { title: messages.t1, texts: [messages.p1] },
  { title: messages.t2, texts: [messages.p2] },
  { title: messages.t3, texts: [messages.p3] },
  { title: messages.t4, texts: [messages.p4] },
  { title: messages.t5, texts: [messages.p5] },
  { title: messages.t6, texts: [messages.p6] },
  { title: messages.t7, texts: [messages.p7] },
  { title: messages.t8, texts: [messages.p8] },
  { title: messages.t9, texts: [messages.p9] },
  { title: messages.t10, texts: [messages.p10] },
  { title: messages.t11, texts: [messages.p11] },
  { title: messages.t12, texts: [messages.p12] },
  { title: messages.t13, texts: [messages.p13] },
  { title: messages.t14, texts: [messages.p14] },
  { title: messages.approval, texts: [messages.approvalText] },
];

/** The terms that the first tick of the signing page accepts; 6, 9 and 11 need an approval of their own. */
export function TermsPage() {
  return <LegalArticle title={messages.title} lead={messages.lead} parts={parts} />;
}
