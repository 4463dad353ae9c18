import * as seller from 'shared-api/seller';
import { messages } from './accessibility.messages';
import { LegalArticle, type LegalPart } from './legal-article';

const parts: readonly LegalPart[] = [
  { title: messages.state, texts: [messages.stateText, messages.stateReaders] },
  { title: messages.limits, texts: [messages.limitsText] },
  {
    title: messages.contact,
    texts: [messages.contactText],
    values: { email: seller.certifiedEmail, phone: seller.phone },
  },
];

/** The statement on accessibility. */
export function AccessibilityPage() {
  return <LegalArticle title={messages.title} lead={messages.lead} parts={parts} />;
}
