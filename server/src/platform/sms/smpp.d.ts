declare module 'smpp' {
  import type { EventEmitter } from 'node:events';

  export interface Pdu {
    readonly command_status: number;
    readonly message_id?: string;
  }

  export interface Session extends EventEmitter {
    bind_transceiver(options: { system_id: string; password: string }, answer: (pdu: Pdu) => void): void;
    submit_sm(
      options: {
        source_addr: string;
        source_addr_ton?: number;
        source_addr_npi?: number;
        destination_addr: string;
        dest_addr_ton?: number;
        dest_addr_npi?: number;
        registered_delivery?: number;
        data_coding?: number;
      } & ({ short_message: string } | { message_payload: string }),
      answer: (pdu: Pdu) => void,
    ): void;
    unbind(answer: () => void): void;
    close(): void;
    destroy(): void;
  }

  /** What the tests' own centre receives. */
  export interface ReceivedPdu extends Pdu {
    readonly password: string;
    readonly source_addr: string;
    readonly source_addr_ton: number;
    readonly source_addr_npi: number;
    readonly destination_addr: string;
    readonly dest_addr_ton: number;
    readonly dest_addr_npi: number;
    readonly registered_delivery: number;
    readonly data_coding: number;
    readonly short_message: unknown;
    readonly message_payload?: unknown;
    response(options: { command_status?: number; message_id?: string }): Pdu;
  }

  export interface CentreSession {
    on(event: string, listener: (pdu: ReceivedPdu) => void): void;
    send(pdu: Pdu): void;
  }

  export interface Centre {
    listen(port: number, host: string, listening: () => void): void;
    address(): unknown;
    close(closed: () => void): void;
  }

  export interface Smpp {
    createServer(onSession: (session: CentreSession) => void): Centre;
    connect(options: { url: string; connectTimeout?: number }): Session;
  }

  const smpp: Smpp;
  export default smpp;
}
