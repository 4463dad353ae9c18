/** What a desk's frame and its pages know together: the keys that work now, and what holds the lower edge. Once on the page. */
export { type BottomTenant, useBottomEdge, useBottomTenant } from './bottom-edge';
export type { Shortcut } from './shortcut-registry';
export { useShortcutList, useShortcuts } from './use-shortcuts';
