import smpp, { type Session } from 'smpp';
import { DeliveryError, type HandOver, type MessageAdapter, type OutgoingMessage, unansweredError } from '../outbox';
import { gsm7Length } from './gsm7';

const timeoutMs = 15_000;
/** Of `short_message`; the centre itself parts what is longer. */
const mostOctets = 254;
/** ESME_RINVDSTADR: there is no such number. */
const invalidDestination = 0x0b;

/** Of addresses (SMPP 3.4, 5.2.5): without it a centre may read a name as a number, and 39 as a number of its own land. */
const typeOfNumber = { unknown: 0, international: 1, alphanumeric: 5 } as const;
/** The plan of telephone numbers, E.164 (5.2.6). */
const telephony = 1;

/** Hands SMS to a centre over SMPP 3.4, one bound session a message. */
export function smppAdapter(address: string, sender: string): MessageAdapter {
  const url = new URL(address);
  const login = { system_id: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  const bare = `${url.protocol.replace(/^smpps:/, 'ssmpp:')}//${url.host}`;
  return {
    name: `smpp:${url.hostname}`,
    send: (message) =>
      new Promise((resolve, reject) => {
        const session = smpp.connect({ url: bare, connectTimeout: timeoutMs });
        const timer = setTimeout(() => fail(new DeliveryError('timeout')), timeoutMs);
        const finish = () => {
          clearTimeout(timer);
          session.destroy();
        };
        const fail = (error: DeliveryError) => {
          finish();
          reject(error);
        };
        session.on('error', (error: unknown) => fail(unansweredError(error)));
        session.on('connect', () =>
          session.bind_transceiver(login, (bound) => {
            if (bound.command_status !== 0) return fail(new DeliveryError(`bind-${bound.command_status}`));
            submit(
              session,
              sender,
              message,
              (handOver) => {
                finish();
                resolve(handOver);
              },
              fail,
            );
          }),
        );
      }),
  };
}

function submit(
  session: Session,
  sender: string,
  message: OutgoingMessage,
  done: (handOver: HandOver) => void,
  fail: (error: DeliveryError) => void,
): void {
  session.submit_sm(
    {
      ...sourceOf(sender),
      destination_addr: message.to.replace(/^\+/, ''),
      dest_addr_ton: typeOfNumber.international,
      dest_addr_npi: telephony,
      ...textOf(message.body),
      // No receipt: the session is over by then, and what nobody takes would lie in wait at the next one.
      registered_delivery: 0,
    },
    (answer) => {
      if (answer.command_status === 0) done({ reference: answer.message_id ?? null, delivered: false });
      else fail(new DeliveryError(`smpp-${answer.command_status}`, answer.command_status === invalidDestination));
    },
  );
}

/** A name, a whole number, or one that is only known to its centre, such as a short one. */
function sourceOf(sender: string) {
  if (/^\+\d+$/.test(sender))
    return {
      source_addr: sender.slice(1),
      source_addr_ton: typeOfNumber.international,
      source_addr_npi: telephony,
    };
  const isNumber = /^\d+$/.test(sender);
  return { source_addr: sender, source_addr_ton: isNumber ? typeOfNumber.unknown : typeOfNumber.alphanumeric };
}

/** Of texts (SMPP 3.4, 5.2.19). The library would name ASCII, where `@` and `è` are other octets than it writes. */
const coding = { gsm7: 0, ucs2: 8 } as const;

/**
 * A text, by which letters it is to be read, and where it stands: the usual field has room for a length of one octet, and
 * 255 is reserved (SMPP 3.4, 5.2.21).
 */
function textOf(body: string) {
  const septets = gsm7Length(body);
  const data_coding = septets === null ? coding.ucs2 : coding.gsm7;
  const octets = septets ?? body.length * 2;
  return octets <= mostOctets ? { data_coding, short_message: body } : { data_coding, message_payload: body };
}
