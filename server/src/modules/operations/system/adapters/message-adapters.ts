import { randomUUID } from 'node:crypto';
import { formatDateTime, t } from '../../../../platform/i18n';
import { DeliveryError, type MessageAdapter } from '../../../../platform/outbox';
import type { Platform } from '../../../../platform/platform';
import type { Adapter, AdapterState, TestOutcome } from './adapter';
import { deliveryFacts } from './adapter-facts.repository';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';

type MessagePlatform = Pick<Platform, 'env' | 'db' | 'clock'>;

interface Channel {
  readonly name: 'sms' | 'email';
  readonly way: MessageAdapter;
  /** The protocols that are tried, in their order; none for the built-in inbox. */
  readonly ways: readonly string[];
}

/** The two ways on which the product writes to people. */
export function messageAdapterRows(
  platform: MessagePlatform,
  ways: Readonly<Record<'sms' | 'email', MessageAdapter>>,
): readonly Adapter[] {
  const { DEMO, SMS_URL, SMTP_URL, MAIL_FROM } = platform.env;
  const sms = DEMO ? [] : SMS_URL.map(protocolOf);
  const email = DEMO || SMTP_URL === null || MAIL_FROM === null ? [] : [protocolOf(SMTP_URL)];
  return [
    rowOf(platform, { name: 'sms', way: ways.sms, ways: sms }),
    rowOf(platform, { name: 'email', way: ways.email, ways: email }),
  ];
}

function rowOf(platform: MessagePlatform, channel: Channel): Adapter {
  return {
    name: channel.name,
    title: adapterTitles[channel.name],
    configured: channel.ways.length > 0,
    recipient: channel.name === 'sms' ? 'phone' : 'email',
    state: (now) => stateOf(platform, channel, now),
    test: (to) => sendTest(platform, channel, to),
  };
}

async function stateOf({ env, db }: MessagePlatform, { name, ways }: Channel, now: Date): Promise<AdapterState> {
  if (ways.length === 0) return builtIn(env.DEMO, name);
  const { lastSentAt, waiting, failed } = await deliveryFacts(db.read, name, now);
  const last =
    lastSentAt === null
      ? t(adapterStates.neverSent, { ways: inWords(ways) })
      : t(adapterStates.lastSent, { ways: inWords(ways), at: formatDateTime(lastSentAt) });
  const faults = [
    ...(waiting === 0 ? [] : [t(adapterStates.undelivered, { count: waiting })]),
    ...(failed === 0 ? [] : [t(adapterStates.givenUp, { count: failed })]),
  ];
  return { healthy: faults.length === 0, detail: [last, ...faults].join(' ') };
}

/** Outside the demonstration nobody reads the built-in inbox. */
function builtIn(demo: boolean, name: Channel['name']): AdapterState {
  if (demo) return { healthy: true, detail: t(adapterStates.inbox) };
  return { healthy: false, detail: t(name === 'sms' ? adapterStates.noSms : adapterStates.noEmail) };
}

/** Past the outbox: what counts here is what the service says, now. */
async function sendTest(
  { env, clock }: MessagePlatform,
  { name, way, ways }: Channel,
  to: string,
): Promise<TestOutcome> {
  if (ways.length === 0 && !env.DEMO) return { ok: false, detail: builtIn(false, name).detail };
  const facts = { host: new URL(env.publicUrl).host, at: formatDateTime(clock.now()) };
  const message =
    name === 'sms'
      ? { subject: null, body: t(testTexts.sms, facts) }
      : { subject: t(testTexts.emailSubject), body: t(testTexts.email, facts) };
  try {
    await way.send({ id: randomUUID(), to, ...message, attachments: [], contract_uid: null });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { ok: false, detail: refusalOf(error) };
  }
  return {
    ok: true,
    detail: ways.length === 0 ? t(testTexts.inbox) : t(testTexts.handedOver, { ways: inWords(ways) }),
  };
}

function refusalOf({ reason }: DeliveryError): string {
  if (reason === 'timeout') return t(testTexts.late);
  if (reason === 'certificate') return t(testTexts.certificateRefused);
  return reason === 'no-connection' ? t(testTexts.away) : t(testTexts.refused, { reason });
}

function protocolOf(address: string): string {
  return new URL(address).protocol.slice(0, -1);
}

function inWords(ways: readonly string[]): string {
  return ways.join(', poi ');
}
