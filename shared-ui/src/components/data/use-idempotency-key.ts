import { useRef } from 'react';

/**
 * The idempotency key of a form: the same for the same content until it succeeded, so that a retry after a lost
 * answer has one effect only.
 * @returns `of`, the key for a content, and `done`, to be called on success.
 */
export function useIdempotencyKey(): { of: (content: unknown) => string; done: () => void } {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return {
    of(content) {
      const text = JSON.stringify(content);
      if (kept.current?.content !== text) kept.current = { content: text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    done() {
      kept.current = null;
    },
  };
}
