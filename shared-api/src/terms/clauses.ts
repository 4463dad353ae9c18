import { clauseMessages as m } from './clauses.messages';

/** The two kinds of package type: a programme for the customer's own car, or a rental. */
export type ContractKind = 'care' | 'rental';

interface ClauseText {
  readonly id: string;
  readonly defaultMessage: string;
}

export interface Clause {
  /** Its number in the contract, from 1. */
  readonly number: number;
  readonly title: ClauseText;
  readonly paragraphs: readonly ClauseText[];
  /** To be approved apart (codice civile, articles 1341 and 1342): declarations name it by its number. */
  readonly approvedApart: boolean;
}

/**
 * The versions of the clauses, oldest first. A change of their texts is a new version beside the old ones, which the
 * contracts made under them keep: it is frozen with each contract, and stands under the clauses on page and paper.
 */
export const termsVersions = ['2026-11'] as const;
export type TermsVersion = (typeof termsVersions)[number];

/** The one that is in force. */
export const termsVersion: TermsVersion = '2026-11';

const approvedApart: readonly number[] = [6, 9, 11];

const textsOf: Readonly<Record<TermsVersion, (kind: ContractKind) => readonly Clause[]>> = { '2026-11': clauses202611 };

/** The clauses of a kind of contract in one version, in their order. */
export function clausesOf(kind: ContractKind, version: TermsVersion = termsVersion): readonly Clause[] {
  return textsOf[version](kind);
}

function clauses202611(kind: ContractKind): readonly Clause[] {
  const rental = kind === 'rental';
  const clauses: readonly (readonly [ClauseText, ...ClauseText[]])[] = [
    [m.objectTitle, ...(rental ? [m.objectRental, m.objectRentalNature] : [m.objectCare, m.objectCareNature])],
    [m.termTitle, ...(rental ? [m.termRental, m.termRentalExcess] : [m.termCare, m.termCareSale])],
    [m.dealerTitle, m.dealer, m.dealerAbroad],
    [m.serviceTitle, m.service, m.serviceRecord],
    [m.coverTitle, m.cover, m.coverParts, m.coverAssistance],
    [m.exclusionsTitle, m.exclusions, m.exclusionsCause],
    [m.priceTitle, ...(rental ? [m.fee, m.feeExtra] : [m.price, m.priceUnpaid])],
    [m.dutiesTitle, rental ? m.dutiesRental : m.dutiesCare, m.dutiesFault],
    [m.lapseTitle, m.lapse, m.lapseLimits],
    [m.withdrawalTitle, m.withdrawal, m.withdrawalHow, m.withdrawalRefund],
    [m.liabilityTitle, m.liability, m.liabilityLimits],
    [m.finalTitle, m.final, m.finalComplaints],
  ];
  return clauses.map(([title, ...paragraphs], index) => ({
    number: index + 1,
    title,
    paragraphs,
    approvedApart: approvedApart.includes(index + 1),
  }));
}
