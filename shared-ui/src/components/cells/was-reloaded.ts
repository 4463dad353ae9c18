/**
 * Whether this page stands in the place of one that knew more: of a code that was sent, say. Who opened it by a link has
 * nothing in hand.
 */
export function wasReloaded(): boolean {
  // jsdom has no getEntriesByType.
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward');
}
