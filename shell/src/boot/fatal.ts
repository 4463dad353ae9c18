/** Shows the page that lives in the HTML and needs nothing of what could not start. */
export function showFatal(): void {
  document.getElementById('root')?.remove();
  document.getElementById('fatal')?.removeAttribute('hidden');
}
