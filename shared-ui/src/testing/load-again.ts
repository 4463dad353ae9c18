/**
 * The page as after a reload, of which jsdom knows nothing.
 * @returns back to a page that was opened by its address
 */
export function loadAgain(): () => void {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'reload' }], configurable: true });
  return () => Reflect.deleteProperty(performance, 'getEntriesByType');
}
