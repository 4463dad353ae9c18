declare module 'smpp' {
  import type { EventEmitter } from 'node:events';

  export interface Pdu {
    readonly command_status: number;
    readonly message_id?: string;
  }

  export interface Session extends EventEmitter {
    bind_transceiver(options: { system_id: string; password: string }, answer: (pdu: Pdu) => void): void;
    submit_sm(
      options: { source_addr: string; destination_addr: string; short_message: string; registered_delivery?: number },
      answer: (pdu: Pdu) => void,
    ): void;
    unbind(answer: () => void): void;
    close(): void;
    destroy(): void;
  }

  export interface Smpp {
    connect(options: { url: string; connectTimeout?: number }): Session;
  }

  const smpp: Smpp;
  export default smpp;
}
