import nodemailer from 'nodemailer';
import { DeliveryError, type MessageAdapter } from '../outbox';
import type { Storage } from '../storage';

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  readonly storage: Storage;
  /** The host of message ids: the same message keeps its id at each attempt. */
  readonly host: string;
}

/** Hands e-mails to a mail server. */
export function smtpAdapter({ url, from, storage, host }: SmtpOptions): MessageAdapter {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    name: 'smtp',
    async send({ id, to, subject, body, attachments }) {
      const files = await Promise.all(
        attachments.map(async (file) => ({
          filename: file.name,
          contentType: file.media_type,
          content: await storage.get(file.storage_key),
        })),
      );
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          from,
          to,
          subject: subject ?? '',
          text: body,
          attachments: files,
        });
        return { reference: id, delivered: false };
      } catch (error) {
        throw deliveryError(error);
      }
    },
  };
}

/** A 5xx says that the recipient will never take it, anything else that trying again may help. */
function deliveryError(error: unknown): DeliveryError {
  const code =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : null;
  return code === null ? new DeliveryError('no-connection') : new DeliveryError(`smtp-${code}`, code >= 500);
}
