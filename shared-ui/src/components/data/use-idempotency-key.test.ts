import { renderHook } from '@testing-library/react';
import { ApiError, ConnectionError } from 'shared-api/errors';
import { useIdempotencyKey } from './use-idempotency-key';

const refusal = (status: number, errors?: Record<string, string[]>) =>
  new ApiError(status, { message: 'No.', code: 'validation', request_id: 'r', ...(errors && { errors }) });

/** The keys that a content is sent under, one a press; each press meets the next of the outcomes. */
async function pressed(...outcomes: readonly (Error | 'done')[]): Promise<string[]> {
  const { result } = renderHook(() => useIdempotencyKey());
  const keys: string[] = [];
  for (const outcome of outcomes) {
    const send = async (key: string) => {
      keys.push(key);
      if (outcome instanceof Error) throw outcome;
    };
    await result.current(['the same'], send).catch(() => undefined);
  }
  return keys;
}

const different = (keys: readonly string[]) => new Set(keys).size;

describe('the key of a content', () => {
  it('stays until an answer came', async () => {
    expect(different(await pressed(new ConnectionError(), new ConnectionError(), 'done'))).toBe(1);
    expect(different(await pressed('done', 'done'))).toBe(2);
  });

  it('stays where the answer tells nothing of the content', async () => {
    for (const status of [401, 403, 409, 412, 429, 500, 503]) {
      expect(different(await pressed(refusal(status), 'done'))).toBe(1);
    }
  });

  it('goes with a refusal of the content: the next press is a call of its own', async () => {
    for (const status of [404, 413, 415, 422]) expect(different(await pressed(refusal(status), 'done'))).toBe(2);
  });

  it('stays where the key itself was refused: an earlier try had its effect', async () => {
    expect(different(await pressed(refusal(422, { 'Idempotency-Key': ['Ricarica la pagina.'] }), 'done'))).toBe(1);
  });

  it('is another for another content', async () => {
    const { result } = renderHook(() => useIdempotencyKey());
    const lost = (content: string) =>
      result.current(content, async (key) => Promise.reject(new ConnectionError(key))).catch(({ message }) => message);
    expect(await lost('a')).not.toBe(await lost('b'));
  });

  it('fails and answers as the call does', async () => {
    const { result } = renderHook(() => useIdempotencyKey());
    await expect(result.current('a', async () => 7)).resolves.toBe(7);
    const refused = refusal(422);
    await expect(result.current('a', () => Promise.reject(refused))).rejects.toBe(refused);
  });
});
