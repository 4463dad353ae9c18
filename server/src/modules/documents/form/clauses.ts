import { clauseMessages } from './clauses.messages';

/** The two kinds of package type: a programme for the customer's own car, or a rental. */
export type ContractKind = 'care' | 'rental';

interface Message {
  id: string;
  defaultMessage: string;
}

export interface Clause {
  title: Message;
  paragraphs: readonly Message[];
}

const m = clauseMessages;

/** The twelve clauses in their order; each one's number is its place, from 1. */
export function clausesOf(kind: ContractKind): readonly Clause[] {
  const rental = kind === 'rental';
  return [
    {
      title: m.objectTitle,
      paragraphs: rental ? [m.objectRental, m.objectRentalNature] : [m.objectCare, m.objectCareNature],
    },
    { title: m.termTitle, paragraphs: rental ? [m.termRental, m.termRentalExcess] : [m.termCare, m.termCareSale] },
    { title: m.dealerTitle, paragraphs: [m.dealer, m.dealerAbroad] },
    { title: m.serviceTitle, paragraphs: [m.service, m.serviceRecord] },
    { title: m.coverTitle, paragraphs: [m.cover, m.coverParts] },
    { title: m.exclusionsTitle, paragraphs: [m.exclusions, m.exclusionsCause] },
    { title: m.priceTitle, paragraphs: rental ? [m.fee, m.feeExtra] : [m.price, m.priceUnpaid] },
    { title: m.dutiesTitle, paragraphs: [rental ? m.dutiesRental : m.dutiesCare, m.dutiesFault] },
    { title: m.lapseTitle, paragraphs: [m.lapse, m.lapseLimits] },
    { title: m.withdrawalTitle, paragraphs: [m.withdrawal, m.withdrawalHow, m.withdrawalRefund] },
    { title: m.liabilityTitle, paragraphs: [m.liability, m.liabilityLimits] },
    { title: m.finalTitle, paragraphs: [m.final, m.finalComplaints] },
  ];
}
