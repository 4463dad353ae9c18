import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors';
import { failureAnswer } from './failure-answer';
import type { Idempotency, KeepAnswer } from './idempotency';
import type { StoredAnswer } from './idempotency-store';
import type { AnyCall, AnyReply, Implementation } from './implement';
import { readJson } from './read-json';
import { sendAnswer, sendReply, setCookies } from './send';
import { checkAnswer, successAnswer } from './success-answer';

export interface AnswerOptions {
  readonly idempotency: Idempotency;
  /** Cookies get `Secure`. */
  readonly secureCookies: boolean;
  /** Compares every answer with its entry: development and tests. */
  readonly checkAnswers: boolean;
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
  const answer = await handle(asked, options);
  setCookies(reply, answer.cookies, options.secureCookies);
  return sendReply(reply, request, answer);
}

async function handle({ implementation, call }: Asked, { checkAnswers }: AnswerOptions): Promise<AnyReply> {
  const answer = await implementation.handle(call);
  if (checkAnswers) checkAnswer(implementation.entry, answer);
  return answer;
}

async function answerOnce(asked: Asked, key: string, options: AnswerOptions): Promise<FastifyReply> {
  const { implementation, call, request, reply } = asked;
  const work = async (keep: KeepAnswer): Promise<StoredAnswer> => {
    const keepAnswer: AnyCall['keepAnswer'] = (tx, answer) => keep(tx, successAnswer(answer));
    try {
      const answer = await handle({ ...asked, call: { ...call, keepAnswer } }, options);
      setCookies(reply, answer.cookies, options.secureCookies);
      return successAnswer(answer);
    } catch (error) {
      // A refusal is an answer too, and the same again; anything else is not.
      if (error instanceof Refusal) return failureAnswer(error, request.id);
      throw error;
    }
  };
  const { answer, replayed } = await options.idempotency.run(
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
  if (replayed) {
    const cookies = answer.status < 300 ? await implementation.replayCookies?.(call, readJson(answer.body)) : undefined;
    setCookies(reply, cookies, options.secureCookies);
    void reply.header('idempotency-replayed', 'true');
  }
  return sendAnswer(reply, answer);
}
