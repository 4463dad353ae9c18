/** Whether what had the focus has gone from the page: the next key would begin at its top. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
