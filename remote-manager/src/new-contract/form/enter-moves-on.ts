import type { KeyboardEvent } from 'react';

/** Where Enter goes: fields, and the form's main button at the end. What is only read is passed over. */
const stops = 'input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea, button[data-main]';

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}

/** Radio buttons of one name are one stop. */
function isOfSameChoice(one: Element, other: Element): boolean {
  return isRadio(one) && isRadio(other) && one.name === other.name;
}

function nextStop(form: HTMLFormElement, from: Element): HTMLElement | undefined {
  const following = [...form.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      from.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING && !isOfSameChoice(element, from),
  );
  const [first] = following;
  if (!first || !isRadio(first)) return first;
  return following.find((element) => isOfSameChoice(element, first) && isRadio(element) && element.checked) ?? first;
}

/**
 * Enter in a field goes on to the next one and takes a radio button on the way: a contract is written from the first
 * field to the last without a mouse, and none leaves by accident.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  if (isRadio(target) && !target.checked) target.click();
  nextStop(currentTarget, target)?.focus();
}
