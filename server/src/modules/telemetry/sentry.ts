import { randomUUID } from 'node:crypto';
import { createCircuitBreaker } from '../../platform/circuit-breaker';
import type { Clock } from '../../platform/clock';
import type { ClientError } from './telemetry.repository';

const timeoutMs = 3_000;
/** After three errors that were lost in a row the service is left alone for half a minute. */
const failures = 3;
const restMs = 30_000;

/** Passes errors on to a Sentry-compatible service, so that browsers need not speak to it themselves. */
export interface ErrorService {
  /** Where errors go. */
  readonly host: string;
  /** @throws when the service cannot be reached or refuses */
  report(error: ClientError, at: Date): Promise<void>;
  /** When this process gave it an error in vain; null when the last one was taken, or none was given. */
  lastLost(): Date | null;
}

/**
 * Sends each error as an envelope, Sentry's documented wire format: https://develop.sentry.dev/sdk/data-model/envelopes/
 * @param dsn `https://key@host/project`
 */
export function sentryService(dsn: string, clock: Clock): ErrorService {
  const { origin, address, key } = readDsn(dsn);
  const breaker = createCircuitBreaker({ failures, restMs, clock });
  let lost: Date | null = null;
  async function send(error: ClientError, at: Date): Promise<void> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=carcare/1.0`,
      },
      body: envelope(error, at),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${origin} answered ${response.status}`);
  }
  return {
    host: new URL(origin).host,
    lastLost: () => lost,
    async report(error, at) {
      try {
        await breaker.run(() => send(error, at));
        lost = null;
      } catch (failure) {
        lost = at;
        throw failure;
      }
    },
  };
}

function readDsn(dsn: string) {
  const url = new URL(dsn);
  const steps = url.pathname.split('/').filter((step) => step !== '');
  const project = steps.pop() ?? '';
  const path = [...steps, 'api', project, 'envelope', ''].join('/');
  return { origin: url.origin, address: `${url.origin}/${path}`, key: url.username };
}

/** Three lines of JSON: the envelope's header, the item's header, the event. */
function envelope({ message, stack, area, version, request_id, url }: ClientError, at: Date): string {
  const event_id = randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    timestamp: at.getTime() / 1_000,
    platform: 'javascript',
    level: 'error',
    release: version,
    transaction: url,
    tags: { area, ...(request_id === undefined ? {} : { request_id }) },
    exception: { values: [{ type: message.split(':')[0], value: message }] },
    ...(stack === undefined ? {} : { extra: { stack } }),
  };
  return [{ event_id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
