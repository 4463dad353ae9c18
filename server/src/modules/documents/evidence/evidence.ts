/** What the evidence page states about a signature. Instants are UTC; the page shows them in Europe/Rome. */
export interface Evidence {
  code: string;
  fullName: string;
  /** As it may be read by others: "+39 *** *** 567". */
  maskedPhone: string;
  signatureLevel: 'FES' | 'FEA';
  /** The document that a signature of level FEA stands on. */
  identity: IdentityFact | null;
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

export interface IdentityFact {
  /** The document with the end of its number: "Passaporto italiano •••• 567". */
  document: string;
  /** `YYYY-MM-DD` */
  expiresOn: string;
  /** Of the copy that the operator keeps. */
  copySha256: string;
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
