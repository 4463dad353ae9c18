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

/** To be raised with every change of the clauses: it stands under them, on the page and in each contract. */
export const termsVersion = '2026-11';

const approvedApart: readonly number[] = [6, 9, 11];

/** The twelve clauses of a kind of contract, in their order. */
export function clausesOf(kind: ContractKind): readonly Clause[] {
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
