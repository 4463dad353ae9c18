import ky from 'ky';
import type { Outgoing, Send } from 'shared-api/client';
import { type ApiError, ConnectionError } from 'shared-api/errors';
import { isFileAnswer, type Route } from 'shared-api/kernel';
import { apiBase } from './api-base';
import { type Arrived, arrived, commonHeaders, forgetFirstCalls, takeFirstCall } from './first-calls';
import { beginLoading } from './loading';
import { whileLeaving } from './page-leave';
import { readAnswer } from './read-answer';
import { readFailure } from './read-failure';
import { learnClock } from './server-clock';
import { actOnFailure, actOnSuccess, type StatusEffects } from './status-actions';
import { toQueryString } from './to-query-string';

/** Long enough for an upload on a slow line; the server ends a request after 180 s. */
const requestTimeoutMs = 180_000;
/** Asked once a second, this outlasts a first try that died with its process: the server gives its key up after 20 s. */
const asksWhileInProgress = 25;

export interface SendParts extends StatusEffects {
  /** The bearer, renewed when it is old; null without a sign-in. */
  readonly token: (entry: Route) => Promise<string | null>;
  readonly connectionText: (error: unknown) => string;
  readonly unreadableText: () => string;
  readonly report: (entry: Route, error: Error) => void;
  /** Asks the person to prove to be the account's owner; whether they did. */
  readonly proveIdentity: () => Promise<boolean>;
}

/** Closes what was said of a connection that is gone, once a call succeeds again. */
let lost: (() => void)[] = [];

const seconds = (count: number) => new Promise((goOn) => setTimeout(goOn, count * 1000));

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

function headersOf({ options }: Outgoing, token: string | null): Record<string, string> {
  return {
    ...commonHeaders(token),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    ...(options.ifMatch ? { 'If-Match': options.ifMatch } : {}),
  };
}

/** The same call each time that it is sent: a write has one key, whoever chose it. */
function withKey({ entry, options, ...outgoing }: Outgoing): Outgoing {
  const idempotencyKey = entry.method === 'GET' ? undefined : (options.idempotencyKey ?? newIdempotencyKey());
  return { ...outgoing, entry, options: { ...options, idempotencyKey } };
}

function answersFile(answers: Route['answers']): boolean {
  return Object.values(answers).some(isFileAnswer);
}

/**
 * Sends a call as it is, if it is not on its way already, and waits for the server's response.
 * @returns null where it broke off because the page left, which stayed after all, and is to be sent again; not of a
 *   write, which may have been done
 * @throws ConnectionError
 */
async function request(outgoing: Outgoing, token: string | null, parts: SendParts): Promise<Arrived | null> {
  const { entry, path, query, options } = outgoing;
  const loaded = beginLoading();
  const search = toQueryString(query);
  try {
    if (entry.method !== 'GET') forgetFirstCalls();
    const first = await takeFirstCall(search ? `${path}?${search}` : path, token);
    if (first !== null) return first;
    const response = await http(path.slice(1), {
      method: entry.method,
      searchParams: search,
      headers: headersOf(outgoing, token),
      signal: options.signal ?? null,
      ...bodyOf(outgoing),
    });
    return arrived(response);
  } catch (error) {
    const stays = whileLeaving(options.signal);
    await stays;
    if (stays && entry.method === 'GET' && !options.signal?.aborted) return null;
    throw lostBy(error, outgoing, parts);
  } finally {
    loaded();
  }
}

/** Sends a call with the token of now, and again when the page that it broke off for has stayed. */
async function ask(outgoing: Outgoing, parts: SendParts): Promise<Arrived & { readonly token: string | null }> {
  const token = await parts.token(outgoing.entry);
  const came = await request(outgoing, token, parts);
  return came === null ? ask(outgoing, parts) : { ...came, token };
}

/** Says and reports that the connection was lost, unless nobody waits for the answer; gives what is to be thrown. */
function lostBy(error: unknown, { entry, options }: Outgoing, parts: SendParts): unknown {
  if (options.signal?.aborted) return error;
  // What could not be read would be told with a piece of itself, which may hold what a person wrote.
  const text = error instanceof SyntaxError ? parts.unreadableText() : parts.connectionText(error);
  const failure = new ConnectionError(text, { cause: error });
  if (!options.background) {
    lost.push(parts.notify({ text, type: 'error' }));
    parts.report(entry, failure);
  }
  return failure;
}

/**
 * The body of a success. It may break off on its way, which browsers tell by a TypeError, or be no JSON: its first half,
 * or the page of something in between, such as a Wi-Fi that wants a sign-in. @throws ConnectionError
 */
async function readBody(response: Response, outgoing: Outgoing, parts: SendParts): Promise<unknown> {
  const { entry, options } = outgoing;
  try {
    return await readAnswer(response, answersFile(entry.answers), options.readBody);
  } catch (error) {
    await whileLeaving(options.signal);
    throw error instanceof TypeError || error instanceof SyntaxError ? lostBy(error, outgoing, parts) : error;
  }
}

/** Reports a failure. What is tried while somebody types is refused until it is right: nothing failed. */
function reportFailure(failure: ApiError, { entry, options }: Outgoing, parts: SendParts): void {
  if (!options.background || failure.status !== 422) parts.report(entry, failure);
}

/**
 * The product's one way to the server: what each status does stands in `status-actions.ts`. A call that needs a recent
 * proof of the person is sent again once they gave it, and one whose earlier try is still at work once that is over, so
 * that no page has to know.
 */
export function createSend(parts: SendParts): Send {
  async function send(outgoing: Outgoing, asksLeft: number): Promise<unknown> {
    const { options } = outgoing;
    const { response, at, token } = await ask(outgoing, parts);
    learnClock(response, at);
    if (response.ok || response.status === 304) {
      for (const close of lost) close();
      lost = [];
      const answer = await readBody(response, outgoing, parts);
      actOnSuccess(response.status, answer, options, parts);
      return answer;
    }
    const failure = await readFailure(response, parts.unreadableText());
    const { code } = failure.failure;
    if (code === 'step_up_required') {
      if (!options.background && (await parts.proveIdentity())) return send(outgoing, asksLeft);
      throw failure;
    }
    if (code === 'in_progress' && failure.retryAfter !== null && asksLeft > 0) {
      await seconds(failure.retryAfter);
      return send(outgoing, asksLeft - 1);
    }
    actOnFailure(failure, { ...options, token }, parts);
    reportFailure(failure, outgoing, parts);
    throw failure;
  }
  return (outgoing) => send(withKey(outgoing), asksWhileInProgress);
}

/** 128 random bits as 22 base64url characters: enough for callers without a sign-in too. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
