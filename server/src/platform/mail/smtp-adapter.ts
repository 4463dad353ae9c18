import { Socket } from 'node:net';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { DeliveryError, type HandOver, type MessageAdapter, unansweredError } from '../outbox';
import { getByHash, type Storage } from '../storage';
import { footLines } from './email-foot';
import { emailPage } from './email-page';

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  readonly storage: Storage;
  /** The product's own, of links and of message ids: the same message keeps its id at each attempt. */
  readonly host: string;
  /** Within which an e-mail is written to the server, however slowly it talks. */
  readonly deadlineMs?: number;
  /**
   * How much longer it may then take to say that it has it: one that looks for viruses first takes its time, and one
   * that we left would get the same e-mail again. Together they stay below the sender's lease, with half a minute left
   * for attachments that come from a bucket.
   */
  readonly answerMs?: number | undefined;
}

interface Patience {
  readonly deadlineMs: number;
  readonly answerMs: number;
}

/** Hands e-mails to a mail server. */
export function smtpAdapter({
  url,
  from,
  storage,
  host,
  deadlineMs = 30_000,
  answerMs = 60_000,
}: SmtpOptions): MessageAdapter {
  return {
    name: 'smtp',
    async send({ id, to, subject, body, attachments }) {
      const files = await Promise.all(
        attachments.map(async (file) => ({
          filename: file.name,
          contentType: file.media_type,
          content: await getByHash(storage, file.storage_key),
        })),
      );
      const email = {
        messageId: `<${id}@${host}>`,
        from,
        to,
        subject: subject ?? '',
        text: plainText(body),
        html: emailPage({ subject: subject ?? '', body, host }),
        attachments: files,
        // No mailbox that is away answers it, and no list program takes it for a person's (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await sendWithin(url, email, { deadlineMs, answerMs });
      return { reference: id, delivered: false } satisfies HandOver;
    },
  };
}

/** Two hyphens and a blank: below them programs look for the sender, and leave that out of an answer (RFC 3676). */
function plainText(body: string): string {
  return `${body}\n\n-- \n${footLines().join('\n')}\n`;
}

/** The transport's own limits are for silence alone: a server that says a letter now and then would hold us for ever. */
async function sendWithin(url: string, email: SendMailOptions, { deadlineMs, answerMs }: Patience): Promise<void> {
  const socket = new Socket();
  let isLate = false;
  const leave = () => {
    isLate = true;
    socket.destroy();
  };
  let deadline = setTimeout(leave, deadlineMs);
  const waitForAnswer = () => {
    clearTimeout(deadline);
    deadline = setTimeout(leave, answerMs);
  };
  try {
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000 };
    const transport = nodemailer.createTransport({ url, socket, ...limits });
    transport.use('stream', ({ message }, done) => {
      message.processFunc((written) => written.once('end', waitForAnswer));
      done();
    });
    await transport.sendMail(email);
  } catch (error) {
    throw isLate ? new DeliveryError('timeout') : deliveryError(error);
  } finally {
    clearTimeout(deadline);
    socket.destroy();
  }
}

/**
 * What is told behind a recipient and is none of theirs (RFC 3463): our sender's address (5.1.7, 5.1.8; Postfix keeps
 * its judgement of it until then), the server itself, the protocol, security and policy.
 */
const refusesUs = /^\d{3}[ -]5\.(1\.[78]|3\.\d+|5\.\d+|7\.\d+)\b/;
/** The same without such a code: commands out of order, such as no sign-in before, and a sign-in that is asked for. */
const asksForMore: readonly number[] = [503, 530];

/**
 * Only a recipient who is refused for good will never take it. A refusal of ourselves (the password, the sender, our
 * address) is mended by somebody, and the message then leaves.
 */
function deliveryError(error: unknown): DeliveryError {
  const fact = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const code = fact('responseCode');
  if (typeof code !== 'number') return unansweredError(error);
  const isOfUs = asksForMore.includes(code) || refusesUs.test(String(fact('response')));
  const isOfRecipient = fact('command') === 'RCPT TO' && !isOfUs;
  return new DeliveryError(`smtp-${code}`, code >= 500 && isOfRecipient);
}
