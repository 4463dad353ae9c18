const units = {
  deleted_drafts: 'day',
  evidence: 'year',
  identity: 'year',
  message_bodies: 'month',
  consents: 'month',
} as const;

/** A term of keeping that the privacy notice tells: the operator's setting `retention.<term>`. */
export type RetentionTerm = keyof typeof units;

/** The terms' values by their names. */
export type RetentionTerms = Readonly<Record<RetentionTerm, number>>;

/** The terms as the notice tells them: "30 giorni", "1 mese". */
export function retentionTexts(terms: RetentionTerms): Readonly<Record<RetentionTerm, string>> {
  return retentionRecord((term) => {
    const format = new Intl.NumberFormat('it-IT', { style: 'unit', unit: units[term], unitDisplay: 'long' });
    return format.format(terms[term]);
  });
}

/** Something of each term, by its name. */
export function retentionRecord<T>(of: (term: RetentionTerm) => T): Readonly<Record<RetentionTerm, T>> {
  return {
    deleted_drafts: of('deleted_drafts'),
    evidence: of('evidence'),
    identity: of('identity'),
    message_bodies: of('message_bodies'),
    consents: of('consents'),
  };
}
