/** How the address tells of the provider's page that one comes back from. */
const outcomeKey = 'esito';
const refused = 'rifiutato';

/** Whether the payment was refused there. */
export function isRefused(query: URLSearchParams): boolean {
  return query.get(outcomeKey) === refused;
}

/** Whether the money is on its way, as far as anybody knows. */
export function isAwaited(query: URLSearchParams): boolean {
  return ['pagato', 'attesa'].includes(query.get(outcomeKey) ?? '');
}

/** The address once another way to pay is chosen: what was refused is past. */
export function withoutRefusal(query: URLSearchParams): URLSearchParams {
  if (isRefused(query)) query.delete(outcomeKey);
  return query;
}
