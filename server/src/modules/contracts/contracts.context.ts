import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Keys } from '../../platform/keys';
import type { Limits } from '../../platform/limits';
import type { Logger } from '../../platform/log';
import type { Outbox } from '../../platform/outbox';
import type { Settings } from '../../platform/settings';
import type { Storage } from '../../platform/storage';
import type { Workers } from '../../platform/workers';
import type { DocumentsService } from '../documents';
import type { AfterSalePort, PaymentsPort, SigningPort } from './contracts.ports';

/** What the use cases of a contract work with. */
export interface ContractsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly settings: Settings;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly documents: DocumentsService;
  /** Attachments and identity documents; PDFs go through `documents`. */
  readonly storage: Storage;
  readonly workers: Pick<Workers, 'run'>;
  /** The address in links, without a slash at its end. */
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Whether customers can pay by card: without a provider the card is not offered. */
  readonly takesCards: boolean;
  readonly log: Logger;
  readonly signing: SigningPort;
  readonly afterSale: AfterSalePort;
  readonly payments: PaymentsPort;
}
