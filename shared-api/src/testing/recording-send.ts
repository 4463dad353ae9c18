import type { Outgoing, Send } from '../client';

/** A transport for tests: keeps what was sent and gives always the same answer. */
export function recordingSend(answer: unknown): { sent: Outgoing[]; send: Send } {
  const sent: Outgoing[] = [];
  return {
    sent,
    send: async (outgoing) => {
      sent.push(outgoing);
      return answer;
    },
  };
}
