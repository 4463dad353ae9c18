import { noteId } from '../components/field/note-id';

/** What stands under the field from which a form was sent, as long as nothing was typed there since. */
let note: Element | null = null;

let changes: MutationObserver | null = null;

function fallSilent(): void {
  changes?.disconnect();
  note?.removeAttribute('aria-live');
  note = null;
}

/** What comes is in the page already, and is not said yet. */
function leaveToSummary(): void {
  const said = note?.textContent;
  const alerts = [...document.querySelectorAll('[role=alert]')];
  if (said && alerts.some(({ textContent }) => textContent?.includes(said))) fallSilent();
}

function listen({ target }: SubmitEvent): void {
  fallSilent();
  const field = document.activeElement;
  if (field === null || !(target instanceof Element) || !target.contains(field)) return;
  note = document.getElementById(noteId(field.id));
  if (note === null) return;
  note.setAttribute('aria-live', 'polite');
  changes = new MutationObserver(leaveToSummary);
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Has a screen reader say what comes under the field from which a form is sent, by Enter. A field's description is read
 * when the focus arrives, and there the focus is already. Silent while somebody types, and where a summary says the
 * same. Works from now on for every form of the page; more than once is the same as once.
 */
export function hearRefusals(): void {
  document.addEventListener('submit', listen, true);
  document.addEventListener('input', fallSilent, true);
  document.addEventListener('focusout', fallSilent, true);
}
