/** What the evidence page states about a signature. Instants are UTC; the page shows them in Europe/Rome. */
export interface Evidence {
  code: string;
  fullName: string;
  /** As it may be read by others: "+39 *** *** 567". */
  maskedPhone: string;
  signatureLevel: 'FES' | 'FEA';
  moments: {
    shownAt: Date;
    codeSentAt: Date;
    confirmedAt: Date;
  };
  /** Where the code was typed in. */
  origin: { address: string; userAgent: string };
  /** Names the one-time code among the kept ones without giving it away. */
  codeReference: string;
  /** The contract's event chain: its last link when the code was confirmed, and how many there were. */
  chain: { head: string; length: number };
  consents: readonly ConsentFact[];
}

export interface ConsentFact {
  name: 'general' | 'terms' | 'clauses' | 'marketing' | 'survey';
  given: boolean;
  at: Date;
  /** The version of the text that was read. */
  textVersion: string;
}

/** The file that was shown for the signature. */
export interface ShownFacts {
  length: number;
  sha256: string;
}
