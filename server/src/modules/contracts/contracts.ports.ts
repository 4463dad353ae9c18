import type { CustomerContract, IdentityRecord, OtpState, PaymentMismatch } from 'shared-api/entities';
import type { Queries } from '../../platform/db';
import type { Platform } from '../../platform/platform';
import type { Contract, ShownContract } from './contract.types';

/** The identity document that was recorded for a contract. */
export interface RecordedIdentity extends IdentityRecord {
  /** Of the copy that is kept. */
  readonly sha256: string;
}

/** `old_phone` and `new_phone` change a contract's number together. */
export type CodePurpose = 'signing' | 'access' | 'old_phone' | 'new_phone';

/** What a contract asks of its signing, which stands above it: handed in where the server is put together. */
export interface SigningPort {
  /** The code under way, by how much of the contract its reader may see; null when none was sent. */
  otpStateOf(db: Queries, contract: ShownContract, granted: boolean): Promise<OtpState | null>;
  identityOf(db: Queries, contract: Pick<Contract, 'id' | 'signature_level'>): Promise<RecordedIdentity | null>;
  /** Takes back what was sent and shown for a signature: the codes and the document. */
  dropSigning(tx: Queries, contractId: string, now: Date): Promise<void>;
  /** Voids whatever code of a contract still counts; of one purpose, or of each. */
  voidCodes(tx: Queries, contractId: string, purpose: CodePurpose, now: Date): Promise<void>;
  voidEveryCode(tx: Queries, contractId: string, now: Date): Promise<void>;
  /** Ends every grant of a contract, or those that its link gave. */
  voidGrants(tx: Queries, contractId: string, now: Date, source?: 'link'): Promise<void>;
  /** @returns the files that no row names any more */
  eraseIdentity(tx: Queries, contractId: string): Promise<string[]>;
}

/** What a letter to somebody else than the customer is made with. */
export type TellingContext = Pick<Platform, 'keys' | 'outbox'>;

/** The same of what follows the signature. */
export interface AfterSalePort {
  maintenanceOf(db: Queries, contract: ShownContract, now: Date): Promise<CustomerContract['maintenance']>;
  /** Money by card that pays no contract and is still to be given back or explained, the oldest first. */
  openMismatchesOf(db: Queries, contractId: string): Promise<PaymentMismatch[]>;
  /** What waits so is told anew when its contract was deleted, or came back. */
  tellMismatches(tx: Queries, contract: Contract, at: Date): Promise<void>;
  /** What a dealer still has to do for a contract goes with it to another one. */
  moveTasks(tx: Queries, contractId: string, storeUid: string): Promise<void>;
  /** When a withdrawal was stated without the phone that nobody has answered yet; null where none was. */
  openStatementOf(db: Queries, contractId: string): Promise<Date | null>;
  /** Whatever withdrawal was stated without the phone is answered by the contract's end; `by` is whoever of staff ended it. */
  endStatement(tx: Queries, contractId: string, by: string | null, at: Date): Promise<void>;
  /**
   * Tells whoever stated a withdrawal from another address than the contract's that it needs no answer: the contract was
   * deleted before the payment.
   */
  tellEnded(tx: Queries, context: TellingContext, contract: Contract, statedAt: Date): Promise<void>;
  /** Takes away what of a signed contract's time after the signature tells of the person or the car. */
  eraseAfterSale(tx: Queries, contractId: string, at: Date): Promise<void>;
}

/** The same of the payments by card. */
export interface PaymentsPort {
  /** Takes away the provider's names for the payments of a contract that owes nothing and is owed nothing. */
  erasePayments(tx: Queries, contractId: string): Promise<void>;
}
