import { apiBase } from './api-base';

/** An answer is used by the page that came with it; whoever comes so much later asks anew, in milliseconds. */
const goodForMs = 30_000;

/** An answer, and when it came. */
export interface Arrived {
  readonly response: Response;
  readonly at: number;
}

interface FirstCall {
  readonly token: string | null;
  readonly answer: Promise<Arrived>;
}

declare global {
  interface Window {
    /**
     * What the starter has asked for before the shell's scripts came, by address; each answer is taken once. Nothing of it
     * where those were sooner.
     */
    carcareCalls?: Map<string, FirstCall>;
  }
}

/** Notes when an answer came. */
export function arrived(response: Response): Arrived {
  return { response, at: Date.now() };
}

/** What a call says of itself, whoever sends it. */
export function commonHeaders(token: string | null): Record<string, string> {
  return { 'Accept-Language': 'it-IT', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** Whose page it is, as the browser has it. */
interface Asker {
  readonly token: string | null;
  readonly roles: readonly string[];
}

/**
 * Asks for what the page will ask first, while its scripts are still on their way; nothing where they ask already.
 * @param asks paths as the API names them, with their query, and behind `#` the role without which the API refuses it:
 *   `/account`, `/account/overview#user`; those of visitors need no token
 */
export function sendFirstCalls(asks: readonly string[], { token, roles }: Asker): void {
  if (window.carcareCalls) return;
  const calls = new Map<string, FirstCall>();
  for (const ask of asks) {
    const [path = '', role] = ask.split('#');
    if (role ? roles.includes(role) : token || path.startsWith('/public/')) {
      const answer = fetch(apiBase + path, { headers: commonHeaders(token), credentials: 'include' }).then(arrived);
      // Whoever wants it asks once more; nobody else has to hear of it.
      answer.catch(() => undefined);
      calls.set(path, { token, answer });
    }
  }
  window.carcareCalls = calls;
}

/** The answer that is on its way already, for the same person; null where there is none, it failed or is old. */
export async function takeFirstCall(path: string, token: string | null): Promise<Arrived | null> {
  window.carcareCalls ??= new Map();
  const call = window.carcareCalls.get(path);
  window.carcareCalls.delete(path);
  if (call === undefined || call.token !== token) return null;
  const answer = await call.answer.catch(() => null);
  return answer !== null && Date.now() - answer.at <= goodForMs ? answer : null;
}

/** Something is being changed: what was asked for before may be out of date. */
export function forgetFirstCalls(): void {
  window.carcareCalls?.clear();
}
