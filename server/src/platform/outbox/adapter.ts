import { certificateFault } from '../certificate-fault';
import type { StoredAttachment } from '../db/schema';
import type { MessageContent } from './message';

/** A message as an adapter hands it to the world. */
export interface OutgoingMessage extends MessageContent {
  /** The same at each attempt, so that a provider can tell a repetition. */
  readonly id: string;
  readonly attachments: readonly StoredAttachment[];
  /** For the built-in inbox alone, which shows whose message it is. */
  readonly contract_uid: string | null;
}

export interface HandOver {
  readonly reference: string | null;
  /** It has arrived, as far as the adapter can know. */
  readonly delivered: boolean;
}

/** One way out: a provider, a mail server, the built-in inbox. */
export interface MessageAdapter {
  readonly name: string;
  /** It did not answer several times in a row, and is left alone for a while. */
  isResting?(): boolean;
  /**
   * Settles within half a minute, however the service behind it behaves.
   * @throws DeliveryError
   */
  send(message: OutgoingMessage): Promise<HandOver>;
}

/** A message could not be handed over. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    /** A short code for the list: `timeout`, `no-connection`, `certificate`, `http-500`. Never the provider's text. */
    readonly reason: string,
    /** Trying again cannot help: the number does not exist. */
    readonly permanent = false,
  ) {
    super(`The message was not delivered: ${reason}`);
  }
}

/** Of a service that gave no answer at all; where its certificate was refused somebody has to renew that. */
export function unansweredError(error: unknown): DeliveryError {
  return new DeliveryError(certificateFault(error) === null ? 'no-connection' : 'certificate');
}

/** Tries each adapter in its order; the last one's failure counts. */
export function inOrder(adapters: readonly MessageAdapter[]): MessageAdapter {
  return {
    name: adapters.map((adapter) => adapter.name).join('+'),
    isResting: () => adapters.length > 0 && adapters.every((adapter) => adapter.isResting?.() === true),
    async send(message) {
      let failure: unknown = new DeliveryError('no-adapter');
      for (const adapter of adapters) {
        try {
          return await adapter.send(message);
        } catch (error) {
          failure = error;
          if (error instanceof DeliveryError && error.permanent) break;
        }
      }
      throw failure;
    },
  };
}
