import { connect, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import nodemailer from 'nodemailer';
import { certificateFault } from '../../../../platform/certificate-fault';
import type { Env } from '../../../../platform/env';
import type { Text } from '../../../../platform/i18n';
import { doctorMessages as messages } from '../doctor.messages';
import { type Finding, fault, well } from '../finding';

const patienceMs = 5_000;
/** Where a protocol listens unless its address says otherwise. */
const ports: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'smpp:': 2775, 'smpps:': 3550 };

/** Whether the services for e-mail and SMS are there; nothing is sent. */
export async function examineMessages({ DEMO, SMTP_URL, SMS_URL }: Env): Promise<readonly Finding[]> {
  if (DEMO) return [];
  const sms = SMS_URL.map(examineSms);
  const mail = SMTP_URL === null ? [] : [examineMail(SMTP_URL)];
  return Promise.all([...mail, ...sms]);
}

/** Says hello and signs in, as for an e-mail. */
async function examineMail(url: string): Promise<Finding> {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  try {
    await nodemailer.createTransport({ url, ...limits }).verify();
    return well(messages.mail);
  } catch (error) {
    return unusable(messages.mailAway, new URL(url).host, error);
  }
}

/** Providers count each request: the connection alone is tried, with the certificate where there is one. */
async function examineSms(address: string): Promise<Finding> {
  const { hostname, host, port, protocol } = new URL(address);
  const place = { host: hostname, port: Number(port) || (ports[protocol] ?? 443), timeout: patienceMs };
  const isPlain = protocol === 'http:' || protocol === 'smpp:';
  const socket = isPlain
    ? connect(place)
    : connectSecurely({ ...place, servername: isIP(hostname) === 0 ? hostname : '' });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once(isPlain ? 'connect' : 'secureConnect', resolve);
      socket.once('error', reject);
      socket.once('timeout', () => reject(new Error('ETIMEDOUT')));
    });
    return well(messages.sms, { host });
  } catch (error) {
    return unusable(messages.smsAway, host, error);
  } finally {
    socket.destroy();
  }
}

/** A certificate that was refused is told as such: the service is there, and whoever looks after it has to renew it. */
function unusable(away: Text, host: string, error: unknown): Finding {
  const reason = certificateFault(error);
  return reason === null
    ? fault(away, { host, reason: reasonOf(error) })
    : fault(messages.certificateRefused, { host, reason });
}

/** The code of an error alone: its text may quote names and passwords. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : error.message;
}
