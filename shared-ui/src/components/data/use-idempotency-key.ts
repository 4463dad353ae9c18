import { useRef } from 'react';
import { isApiError } from 'shared-api/errors';

/** Sends a call under the key of its content. */
export type SendWithKey = <Answer>(
  /** Everything that the call depends on, its record's version included. */
  content: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * The idempotency key of a form: the same for the same content until the server has judged it, so that a retry after a
 * lost answer has one effect only, and a press after a refusal is a call of its own: the server would repeat what it
 * said under the old key, whatever has been put right since.
 */
export function useIdempotencyKey(): SendWithKey {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return async (content, send) => {
    const text = JSON.stringify(content);
    if (kept.current?.content !== text) kept.current = { content: text, key: crypto.randomUUID() };
    const sent = kept.current;
    const isOver = () => {
      if (kept.current === sent) kept.current = null;
    };
    try {
      const answer = await send(sent.key);
      isOver();
      return answer;
    } catch (error) {
      if (isJudged(error)) isOver();
      throw error;
    }
  };
}

/** Answers that tell nothing of the content: an earlier try whose answer was lost may have had its effect. */
const undecided = [401, 403, 409, 412, 429];

function isJudged(error: unknown): boolean {
  // A refusal of the key itself speaks of an earlier try as well.
  return (
    isApiError(error) && error.status < 500 && !undecided.includes(error.status) && !('Idempotency-Key' in error.fields)
  );
}
