import { type ContractKind, clausesOf, termsVersion } from 'shared-api/terms';
import { chakra, TextLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { LegalArticle, type LegalPart } from './legal-article';
import { messages } from './terms.messages';

const words = {
  care: { title: messages.title, lead: messages.leadCare, otherPath: '/condizioni/noleggio', other: messages.toRental },
  rental: { title: messages.titleRental, lead: messages.leadRental, otherPath: '/condizioni', other: messages.toCare },
};

function Terms({ kind }: { kind: ContractKind }) {
  const { title, lead, otherPath, other } = words[kind];
  const parts: readonly LegalPart[] = [
    ...clausesOf(kind).map((clause) => ({
      number: clause.number,
      title: clause.title,
      texts: clause.paragraphs,
      ...(clause.approvedApart ? { note: messages.approvedApart } : {}),
    })),
    { title: messages.approval, texts: [messages.approvalText] },
  ];
  return (
    <LegalArticle title={title} lead={lead} parts={parts}>
      <chakra.p display="flex" flexWrap="wrap" gap="8px 24px" marginTop="16px">
        <FormattedMessage {...messages.version} values={{ version: termsVersion }} />
        <TextLink to={otherPath}>
          <FormattedMessage {...other} />
        </TextLink>
      </chakra.p>
    </LegalArticle>
  );
}

/** The clauses that the first tick of the signing page accepts: the same texts that stand in the contract. */
export const TermsPage = () => <Terms kind="care" />;

/** The same of a rental. */
export const RentalTermsPage = () => <Terms kind="rental" />;
