/** Requests that the code under test sent, and the answers that it gets. */
export interface FakeServer {
  readonly requests: Request[];
  /** The answers to come, in order; a function may fail or wait. */
  answer(...answers: (() => Response | Promise<Response>)[]): void;
}

/** Stands in for `fetch` until the test ends. Error reports are answered by themselves and not listed. */
export function fakeServer(): FakeServer {
  const requests: Request[] = [];
  const queue: (() => Response | Promise<Response>)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/client-errors')) {
      return new Response(null, { status: 202 });
    }
    requests.push(request);
    const next = queue.shift();
    if (!next) {
      throw new TypeError('Failed to fetch');
    }
    return next();
  });
  return { requests, answer: (...answers) => void queue.push(...answers) };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): () => Response {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}
