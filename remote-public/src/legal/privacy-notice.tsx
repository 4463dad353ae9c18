import type { ReactNode } from 'react';
import type { RetentionTerm } from 'shared-api/domain';
import * as seller from 'shared-api/seller';
import { LegalArticle, type LegalPart } from './legal-article';
import { messages } from './privacy.messages';

/** How long what is kept, as the operator set it. */
export type Kept = Readonly<Record<RetentionTerm, ReactNode>>;

/** Not the whole: what no page shows is left out of the bundle. */
const { name, address, vat, privacyEmail, certifiedEmail } = seller;

const partsOf = (kept: Kept): readonly LegalPart[] => [
  {
    title: messages.who,
    texts: [messages.whoText, messages.whoDealer],
    values: { name, address, vat, privacyEmail, certifiedEmail },
  },
  { title: messages.what, texts: [messages.whatText, messages.whatSteps] },
  { title: messages.why, texts: [messages.whyContract, messages.whyLaw, messages.whyConsent, messages.whySecurity] },
  { title: messages.howLong, texts: [messages.howLongText], values: kept },
  { title: messages.whom, texts: [messages.whomText] },
  { title: messages.rights, texts: [messages.rightsText, messages.rightsComplaint] },
  { title: messages.cookies, texts: [messages.cookiesText] },
];

/** The notice of GDPR articles 13 and 14. */
export function PrivacyNotice({ kept }: { kept: Kept }) {
  return <LegalArticle title={messages.title} lead={messages.lead} parts={partsOf(kept)} />;
}
