import { useEffect, useRef, useSyncExternalStore } from 'react';
import { holdShortcuts, presentShortcuts, type Shortcut, subscribeToShortcuts } from './shortcut-registry';

/**
 * Keys of the page, while the component is shown and `active`. They rest while somebody types, and in menus and
 * dialogs. The list under `?` shows them by itself.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], active = true): void {
  const present = useRef(shortcuts);
  present.current = shortcuts;
  const signature = shortcuts.map(({ keys }) => keys).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are announced anew, other actions are read when pressed.
  useEffect(() => {
    if (!active) return;
    return holdShortcuts(() =>
      present.current.map((shortcut, place) => ({
        ...shortcut,
        run: () => present.current[place]?.run(),
      })),
    );
  }, [signature, active]);
}

/** Every shortcut of the present page, for the list under `?`. */
export function useShortcutList(): readonly Shortcut[] {
  return useSyncExternalStore(subscribeToShortcuts, presentShortcuts, presentShortcuts);
}
