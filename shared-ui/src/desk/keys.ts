/** Inputs in which nobody types text. */
const ticks = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']);

function takesText(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !ticks.has(target.type);
  return target.matches('textarea, select, [contenteditable=""], [contenteditable=true]');
}

/** Whether a single key belongs to what has the focus: a field, a menu, a dialog over the page. */
export function isTyping({ target, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (ctrlKey || metaKey) return false;
  if (target.closest('[role=menu], [role=dialog], [role=alertdialog]')) return true;
  // Enter and space press what has the focus.
  if (key === 'Enter' || key === ' ') return target.closest('a, button, input, select, textarea, summary') !== null;
  return takesText(target);
}

/** Keys as they are compared: "Ctrl+K" and "ctrl+k" are the same. */
export function readKeys(keys: string): string {
  return keys
    .split('+')
    .map((part) => part.toLowerCase())
    .join('+');
}

/** The keys of an event, written like `readKeys` does. */
export function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  // A sign such as "?" needs the shift key on some keyboards only.
  const shifted = shiftKey && (key.length > 1 || letter !== key.toUpperCase());
  return [ctrlKey || metaKey ? 'ctrl' : '', altKey ? 'alt' : '', shifted ? 'shift' : '', letter]
    .filter(Boolean)
    .join('+');
}
