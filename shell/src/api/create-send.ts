import ky from 'ky';
import type { Outgoing, Send } from 'shared-api/client';
import { ConnectionError } from 'shared-api/errors';
import { isFileAnswer, type Route } from 'shared-api/kernel';
import { apiBase } from './api-base';
import { newIdempotencyKey } from './idempotency-key';
import { beginLoading } from './loading';
import { readAnswer } from './read-answer';
import { readFailure } from './read-failure';
import { learnClock } from './server-clock';
import { actOnFailure, actOnSuccess, type StatusEffects } from './status-actions';
import { toQueryString } from './to-query-string';

/** Long enough for an upload on a slow line; the server ends a request after 180 s. */
const requestTimeoutMs = 180_000;

export interface SendParts extends StatusEffects {
  /** The bearer, renewed when it is old; null without a sign-in. */
  readonly token: (entry: Route) => Promise<string | null>;
  readonly connectionText: (error: unknown) => string;
  readonly unreadableText: () => string;
  readonly report: (entry: Route, error: Error) => void;
}

const http = ky.create({
  prefixUrl: apiBase,
  credentials: 'include',
  retry: 0,
  timeout: requestTimeoutMs,
  throwHttpErrors: false,
});

function bodyOf({ entry, body, file }: Outgoing): { json: unknown } | { body: FormData } | undefined {
  if (entry.file && file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    form.append(entry.file.field, file);
    return { body: form };
  }
  return body === undefined ? undefined : { json: body };
}

function headersOf({ entry, options }: Outgoing, token: string | null): Record<string, string> {
  return {
    'Accept-Language': 'it-IT',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(entry.method === 'GET' ? {} : { 'Idempotency-Key': options.idempotencyKey ?? newIdempotencyKey() }),
    ...(options.ifMatch ? { 'If-Match': options.ifMatch } : {}),
  };
}

function answersFile(answers: Route['answers']): boolean {
  return Object.values(answers).some(isFileAnswer);
}

/** The product's one way to the server: what each status does stands in `status-actions.ts`. */
export function createSend(parts: SendParts): Send {
  return async (outgoing) => {
    const { entry, path, query, options } = outgoing;
    const token = await parts.token(entry);
    const loaded = beginLoading();
    let response: Response;
    try {
      response = await http(path.slice(1), {
        method: entry.method,
        searchParams: toQueryString(query),
        headers: headersOf(outgoing, token),
        signal: options.signal ?? null,
        ...bodyOf(outgoing),
      });
    } catch (error) {
      if (options.signal?.aborted) {
        throw error;
      }
      if (!options.background) {
        parts.notify({ text: parts.connectionText(error), type: 'error' });
      }
      throw new ConnectionError(parts.connectionText(error), { cause: error });
    } finally {
      loaded();
    }
    learnClock(response);
    if (response.ok || response.status === 304) {
      const answer = await readAnswer(response, answersFile(entry.answers), options.readBody);
      actOnSuccess(response.status, answer, options, parts);
      return answer;
    }
    const failure = await readFailure(response, parts.unreadableText());
    actOnFailure(failure, options, parts);
    parts.report(entry, failure);
    throw failure;
  };
}
