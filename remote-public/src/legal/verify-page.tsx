import { LegalArticle, type LegalPart } from './legal-article';
import { messages } from './verify.messages';
import { VerifyForm } from './verify-form';

const parts: readonly LegalPart[] = [{ title: messages.how, texts: [messages.howText] }];

/** Whether a PDF is ours and untouched, told by its fingerprint alone. */
export function VerifyPage() {
  return (
    <LegalArticle title={messages.title} lead={messages.lead} parts={parts}>
      <VerifyForm />
    </LegalArticle>
  );
}
