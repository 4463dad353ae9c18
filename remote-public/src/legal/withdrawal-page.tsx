import { LegalArticle, type LegalPart } from './legal-article';
import { messages } from './withdrawal.messages';
import { WithdrawalForm } from './withdrawal-form';

const parts: readonly LegalPart[] = [
  { title: messages.when, texts: [messages.whenText] },
  { title: messages.effects, texts: [messages.effectsText] },
  { title: messages.law, texts: [messages.lawText] },
];

/** The right of withdrawal, and the statement for who no longer has the contract's phone. */
export function WithdrawalPage() {
  return (
    <LegalArticle title={messages.title} lead={messages.lead} parts={parts}>
      <WithdrawalForm />
    </LegalArticle>
  );
}
