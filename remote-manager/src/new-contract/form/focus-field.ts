/** Puts the focus on a field of the page by its name: of radio buttons on the chosen one, else the first possible. */
export function focusField(form: ParentNode | null, name: string): void {
  const controls = [...(form ?? document).querySelectorAll<HTMLElement>(`[name="${name}"]:not(:disabled)`)];
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  (chosen ?? controls[0])?.focus();
}
