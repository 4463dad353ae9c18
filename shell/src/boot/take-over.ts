import { flushSync } from 'react-dom';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element | null | undefined): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function contentOf(root: Element): Element {
  return root.querySelector('#content') ?? root;
}

/** The live page's element for one of the prerendered page: by its name, or by its place among its kind. */
function twinOf(element: Element, still: Element, live: Element): Element | null {
  const name = element.getAttribute('name');
  const kind = element.localName + (name === null ? '' : `[name="${CSS.escape(name)}"]`);
  const inContent = contentOf(still).contains(element);
  const all = (root: Element) => [...(inContent ? contentOf(root) : root).querySelectorAll(kind)];
  const twins = all(live);
  const place = all(still).indexOf(element);
  return twins.length === all(still).length ? (twins[place] ?? null) : null;
}

/** Types into a field of React's: its own setter would not tell React. */
function type(field: TextField, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The selection of a text field; a field of another type, such as a number, has none. */
function keepCaret(from: Element, to: Element): void {
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
  }
}

/**
 * Puts the live page in the prerendered page's place between two frames. What somebody has typed, opened and reached in the
 * meantime goes over: field values, open details, focus with its caret, and the scroll.
 */
export function takeOver(still: HTMLElement, live: HTMLElement): void {
  const typed = [...still.querySelectorAll('input, textarea')]
    .filter(isTextField)
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ text: field.value, twin: twinOf(field, still, live) }));
  const folded = [...still.querySelectorAll('details')].map(({ open }) => open);
  const focused = still.contains(document.activeElement) ? document.activeElement : null;
  const focusTwin = focused && twinOf(focused, still, live);
  const { scrollX, scrollY } = window;

  still.replaceWith(live);

  flushSync(() => {
    for (const { text, twin } of typed) {
      if (isTextField(twin)) {
        type(twin, text);
      }
    }
  });
  for (const [place, details] of [...live.querySelectorAll('details')].entries()) {
    details.open = folded[place] ?? details.open;
  }
  if (focused && focusTwin instanceof HTMLElement) {
    focusTwin.focus({ preventScroll: true });
    keepCaret(focused, focusTwin);
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
