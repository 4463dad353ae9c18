/** The local-storage key that the product gives to the chosen dealer. */
const key = 'store';

/** Keeps the chosen dealer for the next visit; private windows may refuse, and that is fine. */
export function rememberDealer(dealer: { store_uid: string; name: string }): void {
  try {
    localStorage.setItem(key, JSON.stringify({ store_uid: dealer.store_uid, name: dealer.name }));
  } catch {
    // Storage is full or forbidden: the choice lives on in the journey itself.
  }
}

/** The dealer chosen on an earlier visit, or null. */
export function rememberedDealer(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'store_uid' in kept && typeof kept.store_uid === 'string'
      ? kept.store_uid
      : null;
  } catch {
    return null;
  }
}
