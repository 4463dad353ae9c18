import {
  type ContractKind,
  clausesOf,
  type TermsVersion,
  termsPath,
  termsVersion,
  termsVersionParameter,
  termsVersions,
} from 'shared-api/terms';
import { chakra, Note, TextLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { LegalArticle, type LegalPart } from './legal-article';
import { messages } from './terms.messages';

const words = {
  care: { title: messages.title, lead: messages.leadCare, other: messages.toRental },
  rental: { title: messages.titleRental, lead: messages.leadRental, other: messages.toCare },
};

/** The version that the address asks for, by default the one in force; null when there never was such a one. */
function askedVersion(asked: string | null): TermsVersion | null {
  return asked === null ? termsVersion : (termsVersions.find((version) => version === asked) ?? null);
}

function Terms({ kind }: { kind: ContractKind }) {
  const asked = useSearchParams()[0].get(termsVersionParameter);
  const found = askedVersion(asked);
  const shown = found ?? termsVersion;
  const { title, lead, other } = words[kind];
  const parts: readonly LegalPart[] = [
    ...clausesOf(kind, shown).map((clause) => ({
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
        <FormattedMessage {...messages.version} values={{ version: shown }} />
        <TextLink to={termsPath(kind === 'rental' ? 'care' : 'rental')}>
          <FormattedMessage {...other} />
        </TextLink>
      </chakra.p>
      {found === null && (
        <Note tone="warning" role="status" marginTop="16px">
          <FormattedMessage {...messages.unknownVersion} values={{ asked, version: termsVersion }} />
        </Note>
      )}
      {found !== null && found !== termsVersion && (
        <Note tone="info" marginTop="16px">
          <FormattedMessage {...messages.olderVersion} values={{ version: found }} />{' '}
          <TextLink to={termsPath(kind)}>
            <FormattedMessage {...messages.toNewest} values={{ version: termsVersion }} />
          </TextLink>
        </Note>
      )}
    </LegalArticle>
  );
}

/** The clauses that the first tick of the signing page accepts: the same texts that stand in the contract. */
export const TermsPage = () => <Terms kind="care" />;

/** The same of a rental. */
export const RentalTermsPage = () => <Terms kind="rental" />;
