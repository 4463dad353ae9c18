import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Committed, runCall } from '../db';
import { Refusal } from '../errors';
import { failureAnswer } from './failure-answer';
import type { Idempotency } from './idempotency';
import type { StoredAnswer } from './idempotency-store';
import type { AnyCall, AnyReply, Implementation } from './implement';
import { readJson } from './read-json';
import { sendAnswer, sendReply, setCookies } from './send';
import { checkAnswer, checkCommitted, successAnswer } from './success-answer';

export interface AnswerOptions {
  readonly idempotency: Idempotency;
  /** Cookies get `Secure`. */
  readonly secureCookies: boolean;
  /** Compares every answer with its entry: development and tests. */
  readonly checkAnswers: boolean;
  /** Calls whose transaction commits before the answer is made, as `POST /path/{of}/entry`, each with the reason. */
  readonly answersApart: Readonly<Record<string, string>>;
}

interface Asked {
  readonly implementation: Implementation;
  readonly call: AnyCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Runs the handler of a checked call and sends what it answers; with an Idempotency-Key, once. */
export async function answerCall(asked: Asked, options: AnswerOptions): Promise<FastifyReply> {
  const { request, reply } = asked;
  const key = request.headers['idempotency-key'];
  if (request.method !== 'GET' && typeof key === 'string') return answerOnce(asked, key, options);
  const answer = request.method === 'GET' ? await handle(asked, options) : await answerOf(asked, options);
  setCookies(reply, answer.cookies, options.secureCookies);
  return sendReply(reply, request, answer);
}

async function handle({ implementation, call }: Asked, { checkAnswers }: AnswerOptions): Promise<AnyReply> {
  const answer = await implementation.handle(call);
  if (checkAnswers) checkAnswer(implementation.entry, answer);
  return answer;
}

const nothing = async () => undefined;

/** Commits like a call with an Idempotency-Key, but stores no answer for repetitions. */
async function answerOf(asked: Asked, options: AnswerOptions): Promise<AnyReply> {
  const { answer, committed } = await runCall({ effect: nothing, answer: nothing }, () =>
    // What was counted before a refusal stays counted.
    handle(asked, options).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    }),
  );
  if (answer instanceof Refusal) throw answer;
  expectCommitted(asked, committed, options);
  return answer;
}

async function answerOnce(asked: Asked, key: string, options: AnswerOptions): Promise<FastifyReply> {
  const { implementation, call, request, reply } = asked;
  const work = async (): Promise<StoredAnswer> => {
    try {
      const answer = await handle(asked, options);
      return { ...successAnswer(answer), cookies: answer.cookies };
    } catch (error) {
      // A refusal is an answer too, and the same again; anything else is not.
      if (error instanceof Refusal) return failureAnswer(error, request.id);
      throw error;
    }
  };
  const { answer, replayed, committed } = await options.idempotency.run(
    {
      key,
      caller: call.caller,
      // A funnel's first answer gives the grant that its repetition comes without, or with.
      holds: implementation.replayCookies === undefined ? (call.cookies.grant ?? '') : '',
      method: request.method,
      path: (request.raw.url ?? '').split('?')[0] ?? '',
      content: [JSON.stringify([call.query, call.body]), call.file?.sha256 ?? ''],
    },
    work,
  );
  if (answer.status < 300) expectCommitted(asked, committed, options);
  if (replayed) void reply.header('idempotency-replayed', 'true');
  const isOwnRule = replayed && answer.status < 300 && implementation.replayCookies !== undefined;
  const cookies = isOwnRule ? await implementation.replayCookies?.(call, readJson(answer.body)) : answer.cookies;
  setCookies(reply, cookies, options.secureCookies);
  return sendAnswer(reply, answer);
}

function expectCommitted({ implementation }: Asked, committed: Committed, options: AnswerOptions): void {
  if (options.checkAnswers) checkCommitted(implementation.entry, committed, options.answersApart);
}
